/** The text of the form's shared field for unit and level: `3A`, `Shop 3`, `Level 2`, `Suite 5 L2`, `Rear`. */
import { fold } from '../fold.ts';
import { manualFieldLimits, normaliseStreetName } from '../manual-address.ts';
import type { ReadAddress } from '../parse-typed.ts';
import { NAMED_UNITS, SLASH_UNITS } from '../words/designators.data.ts';

/** @param text the whole typed text */
export function unitText({ unit, level, ...read }: ReadAddress, text: string): string {
  const id = unit?.id ?? '';
  const type = unit === null && isHouse(read) ? homeBeside(text) : (unit?.type ?? '');
  const name = SLASH_UNITS.has(type) ? id : [type, id].filter(Boolean).join(' ');
  const floor = level?.id ? `L${level.id}` : '';
  const ways = [
    name === '' && level ? [level.type, level.id].filter(Boolean).join(' ') : '',
    name && floor ? `${name} ${floor}` : '',
    id && floor ? `${id} ${floor}` : '',
    name,
    id,
  ];
  return ways.find((way) => way !== '' && way.length <= manualFieldLimits.UnitNumber) ?? '';
}

/** `Bungalow, QLD 4870` and `Bungalow 4870` are a suburb. */
function isHouse({ number, lot, building, rest }: Omit<ReadAddress, 'unit' | 'level'>): boolean {
  return (number !== null && rest.trim() !== '') || lot !== null || building !== null;
}

const homes = `granny ?flat|bungalow|${Object.keys(NAMED_UNITS).join('|')}`;
const homeInFront = new RegExp(`^(${homes})(?: of| at)? (?=\\d)`);
const homeAlone = new RegExp(`^(?:${homes})$`);

/**
 * A second home next to a house, which the index seldom lists: `Granny flat, 12 Smith St`; or a home before
 * a building's name: `Penthouse, Rialto, 525 Collins St`.
 */
function homeBeside(text: string): string {
  const first = fold(text.split(/[,;\n]/, 1)[0] ?? '');
  return normaliseStreetName(
    homeAlone.test(first) ? first : (homeInFront.exec(fold(text))?.[1] ?? ''),
  );
}
