/** The reader of a letter-prefixed street number without an index: `Q12 Smith St`, but not `B100 Great Ocean Road`. */
import { manualFieldLimits } from '../manual-address.ts';
import { numberWithPrefix } from '../number-prefix.ts';
import { type ReadAddress, readTyped } from '../parse-typed.ts';
import { splitStreet } from '../split-street.ts';
import { placePostcode } from '../tidy-typed.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';
import { takeBehind } from './behind-parts.ts';

/** Any road may have a route code, and a street number of this shape is rare. */
const routeCode = /^[abcdm]\d{1,3}$/;
const highway = /^(?:highway|hwy|motorway|mtwy|freeway|fwy)$/;
/** Words followed by a number. */
const numberBehind = /^((?: +[a-z-]+)+) +(?=[a-z]?\d)(.*)$/;

/**
 * For a reading without a number. Nobody would check a number that was filled in wrongly, so an uncertain
 * code stays with the words.
 */
export function withLetteredNumber(read: ReadAddress): ReadAddress {
  const found = numberWithPrefix(read.rest);
  if (found === null) return read;
  const behind = { ...read, rest: found.rest };
  takeBehind(behind);
  const code = read.rest.slice(0, -found.rest.length);
  const [, name = '', other = ''] = numberBehind.exec(behind.rest) ?? [];
  if (other !== '' && !isPostcode(name, other)) {
    const inside = hasPart(behind) || hasType(name) ? null : inBuilding(code + name, other);
    if (inside) return inside;
  } else if (!isRoute(code, behind)) {
    return { ...behind, number: found.number };
  }
  return { ...behind, rest: code + behind.rest };
}

/**
 * `Q1 Resort, 9 Hamilton Ave`. It may be one of several buildings, so its name goes into the unit field; null
 * where it does not fit, or that field is taken.
 */
function inBuilding(name: string, rest: string): ReadAddress | null {
  const read = withLetteredNumber(readTyped(rest));
  return hasPart(read) || name.length > manualFieldLimits.UnitNumber
    ? null
    : { ...read, building: name };
}

const hasPart = ({ unit, level, lot }: ReadAddress): boolean => Boolean(unit ?? level ?? lot);

const hasType = (text: string): boolean => splitStreet(text.trim().split(/ +/)).type >= 0;

/** `Smith St 3101 Kew`, but not `Resort 2204 Hamilton Ave`. */
function isPostcode(before: string, text: string): boolean {
  const [number = '', ...behind] = text.split(' ');
  return placePostcode.test(number) && (hasType(before) || !hasType(behind.join(' ')));
}

/** In an address with a unit or level, the code is probably the number: `Unit 3, A12 Smith St`. */
function isRoute(code: string, { unit, level, rest }: ReadAddress): boolean {
  return isOnHighway(rest) || (routeCode.test(code) && unit === null && level === null);
}

/** `Smith St, Highway Park` is not on a highway. */
function isOnHighway(rest: string): boolean {
  const words = rest.trim().split(/ +/);
  const type = words.find((word, at) => at > 0 && TYPE_WORDS.has(word));
  return type !== undefined && highway.test(type);
}
