/** The repair of a manual address whose parts were typed, or filled in by a browser, in the wrong fields. */
import { fold } from '../fold.ts';
import type { ManualAddress } from '../manual-address.ts';
import { numberWithPrefix } from '../number-prefix.ts';
import { readTyped } from '../parse-typed.ts';
import { splitStreet } from '../split-street.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';
import { numbersText } from './number-text.ts';
import { isUnit, unitApart } from './unit-apart.ts';
import { unitText } from './unit-text.ts';

/** A valid address as it is stored and shown. */
export function inOwnFields(entry: ManualAddress): ManualAddress {
  return numberOnce(unitApart(entry));
}

/**
 * Browsers fill a whole line into the street's name (`12 Murray Road`), and the visitor types 12 again: drops
 * the number and its unit from the name. A number other than the street number stays.
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

/** True where only a number, or one unit and a number, precede the street: no `Granny flat` or `Tower 2`. */
function saysNoMore(entry: ManualAddress, street: string, number: string): boolean {
  const front = entry.StreetName.slice(0, -street.length).replace(/[\s,]+$/, '');
  const apart = unitApart({ ...entry, UnitNumber: '', LotNumber: '', StreetNumber1: front });
  return fold(apart.StreetNumber1) === fold(number);
}

/** The end of the name that folds to `rest`, if it is a street: not for `12 Mile Road`, `5 Ways` or `12 Street`. */
function endOf(name: string, rest: string): string | undefined {
  const words = rest.split(' ');
  const isName = splitStreet(words).type >= 0 || !TYPE_WORDS.has(words[0] ?? '');
  if (rest === '' || !isName || /^(?:mile (?!end )|ways$)/.test(rest)) return undefined;
  return name
    .split(' ')
    .map((_, at, all) => all.slice(at).join(' '))
    .find((end) => fold(end) === rest);
}
