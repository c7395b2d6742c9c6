/** What the form's one field for unit and level says: `3A`, `Shop 3`, `Level 2`, `Suite 5 L2`. */
import type { ReadAddress } from '../parse-typed.ts';
import { SLASH_UNITS } from '../words/designators.data.ts';

/** Longest text of the field (domain/address/manual-address.ts). */
export const maxUnitNumber = 12;

export function unitText({ unit, level }: ReadAddress): string {
  const id = unit?.id ?? '';
  const isWorded = unit?.type && !SLASH_UNITS.has(unit.type);
  const floor = level?.id ? `L${level.id}` : '';
  const ways = [
    id === '' && level ? [level.type, level.id].filter(Boolean).join(' ') : '',
    id && isWorded && floor ? `${unit.type} ${id} ${floor}` : '',
    id && floor ? `${id} ${floor}` : '',
    id && isWorded ? `${unit.type} ${id}` : '',
    id,
  ];
  return ways.find((way) => way !== '' && way.length <= maxUnitNumber) ?? '';
}
