/** The formatter of an address as one line: `1/19 Murray Road, Brunswick VIC 3056`. */
import { SLASH_UNITS } from './words/designators.data.ts';

/** The columns a line is built from, as in the index's tables. */
export interface LineParts {
  name: string;
  type: string | null;
  suffix: string | null;
  locality: string;
  state: string;
  postcode: string;
  num: number;
  lot: string | null;
  unit_type: string | null;
  unit: string | null;
  level_type: string | null;
  level: string | null;
  num_prefix: string | null;
  num_suffix: string | null;
  num_to_prefix: string | null;
  num_to: number | null;
  num_to_suffix: string | null;
}

const spaced = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

const end = (prefix: string | null, value: number, suffix: string | null): string =>
  `${prefix ?? ''}${value}${suffix ?? ''}`;

/** `12`, `12A`, `103-107`; empty where the address has only a lot. */
function streetNumber(parts: LineParts): string {
  if (parts.num === 0) return '';
  const from = end(parts.num_prefix, parts.num, parts.num_suffix);
  return parts.num_to === null
    ? from
    : `${from}-${end(parts.num_to_prefix, parts.num_to, parts.num_to_suffix)}`;
}

/** `Shop 3`, `Rear`; a unit type that means nothing without a number is left out. */
function unitWords({ unit, unit_type }: LineParts): string {
  if (unit !== null) return spaced(unit_type ?? 'Unit', unit);
  return SLASH_UNITS.has(unit_type ?? 'Unit') ? '' : (unit_type ?? '');
}

/**
 * The line before the locality. A unit, flat or apartment without a level is `1/19`; other units (Shop 3)
 * and levels (Level 2) precede the number, each with a comma, as does a unit without a number
 * (Rear); a lot is shown only where there is no street number.
 */
export function addressLine(parts: LineParts): string {
  const number = streetNumber(parts);
  const street = spaced(parts.name, parts.type, parts.suffix);
  const level = spaced(parts.level_type, parts.level);
  const slash =
    parts.unit !== null &&
    level === '' &&
    number !== '' &&
    SLASH_UNITS.has(parts.unit_type ?? 'Unit');
  const unit = slash ? '' : unitWords(parts);
  const lot = number === '' && parts.lot !== null ? `Lot ${parts.lot}` : '';
  const house = spaced(slash ? `${parts.unit}/${number}` : number || lot, street);
  return [unit, level, house].filter((part) => part !== '').join(', ');
}

/** A suggestion's whole line. */
export function displayLine(parts: LineParts): string {
  return `${addressLine(parts)}, ${parts.locality} ${parts.state} ${parts.postcode}`;
}
