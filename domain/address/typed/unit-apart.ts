/** A unit that was typed with the street number of a manual address: `3/12`, `Unit 3, 12`. */
import { type ManualAddress, manualUnit } from '../manual-address.ts';

/** One unit and one number, and nothing beside them that would be lost: not `1/2/12`, nor `Bldg A 3/12`. */
const unitAndNumber = /^([^/,]+?)\s*[/,]\s*([a-z]?\d+[a-z]?(?:\s*-\s*\d+[a-z]?)?)$/i;

/**
 * It goes into the unit's own field where that is empty, and out of the street number where that has it
 * already; all else stays as it was typed.
 */
export function unitApart(entry: ManualAddress): ManualAddress {
  const [, typed = '', number = ''] = unitAndNumber.exec(entry.StreetNumber1) ?? [];
  const unit = manualUnit(typed);
  if (!unit?.type || !unit.id || unit.id.includes(' ')) return entry;
  const own = manualUnit(entry.UnitNumber);
  // A bare `3` says as much as `Shop 3`, but `Unit 3` says something else.
  const says =
    own === null || (own.id === unit.id && (own.type === unit.type || typed === unit.id));
  if (!says) return entry;
  return {
    ...entry,
    UnitNumber: entry.UnitNumber || typed,
    StreetNumber1: number.replace(/\s*-\s*/, '-'),
  };
}
