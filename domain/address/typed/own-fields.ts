/** Puts parts of a manual address that were typed, or filled in by a browser, beside their fields into them. */
import { fold } from '../fold.ts';
import type { ManualAddress } from '../manual-address.ts';
import { numberWithPrefix } from '../number-prefix.ts';
import { readTyped } from '../parse-typed.ts';
import { splitStreet } from '../split-street.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';
import { numbersText } from './number-text.ts';
import { isUnit, unitApart } from './unit-apart.ts';
import { unitText } from './unit-text.ts';

/** What is stored, and shown, of an address that keeps the form's rules. */
export function inOwnFields(entry: ManualAddress): ManualAddress {
  return numberOnce(unitApart(entry));
}

/**
 * Browsers fill whole lines into the street's name (`12 Murray Road`), and 12 is typed again: there it is
 * left out, with its unit. Another number than the street's stays.
 */
function numberOnce(entry: ManualAddress): ManualAddress {
  const plain = readTyped(entry.StreetName);
  const lettered = plain.number === null ? numberWithPrefix(plain.rest) : null;
  const read = { ...plain, ...lettered };
  const unit = unitText(read, '');
  const isOwn =
    fold(numbersText(read)) === fold(entry.StreetNumber1) &&
    (unit === '' || isUnit(unit, entry.UnitNumber)) &&
    read.level === null &&
    read.lot === null;
  const StreetName = isOwn ? endOf(entry.StreetName, read.rest.trim()) : undefined;
  if (StreetName === undefined || !saysNoMore(entry, StreetName, numbersText(read))) return entry;
  return { ...entry, UnitNumber: entry.UnitNumber || unit, StreetName };
}

/** True where nothing but a number, or one unit and a number, stands before the street: no `Granny flat`, nor `Tower 2`. */
function saysNoMore(entry: ManualAddress, street: string, number: string): boolean {
  const front = entry.StreetName.slice(0, -street.length).replace(/[\s,]+$/, '');
  const apart = unitApart({ ...entry, UnitNumber: '', LotNumber: '', StreetNumber1: front });
  return fold(apart.StreetNumber1) === fold(number);
}

/** The end of a name that reads so, if it is a street: of `12 Mile Road`, `5 Ways` and `12 Street` it is none. */
function endOf(name: string, rest: string): string | undefined {
  const words = rest.split(' ');
  const isName = splitStreet(words).type >= 0 || !TYPE_WORDS.has(words[0] ?? '');
  if (rest === '' || !isName || /^(?:mile (?!end )|ways$)/.test(rest)) return undefined;
  return name
    .split(' ')
    .map((_, at, all) => all.slice(at).join(' '))
    .find((end) => fold(end) === rest);
}
