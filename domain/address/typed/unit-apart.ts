/** A unit or lot typed with the street number of a manual address: `3/12`, `Unit 3, 12`, `Lot 5/12`. */
import { lotWord, type ManualAddress, manualUnit } from '../manual-address.ts';
import { SLASH_UNITS } from '../words/designators.data.ts';

/** One part and one number, with nothing else that would be lost: not `1/2/12` or `Bldg A 3/12`. */
const partAndNumber = /^([^/,]+?)\s*([/,])\s*([a-z]?\d+[a-z]?(?:\s*[-‐-―−]\s*\d+[a-z]?)?)$/i;
/** `#3`, `No. 3` and `Unit #3` mean the same as `3` and `Unit 3`. */
const signs = /^(?:no|number)(?![a-z])[.\s]*|#\s*/gi;

/**
 * Moves the part into its own field where that is empty, and drops it from the street number where the field
 * already has it; everything else stays as typed.
 */
export function unitApart(entry: ManualAddress): ManualAddress {
  const [, part = '', between, digits = ''] = partAndNumber.exec(entry.StreetNumber1) ?? [];
  if (part === '') return entry;
  const typed = part.replace(signs, '');
  const StreetNumber1 = digits.replace(/\s*[‐-―−-]\s*/, '-');
  const LotNumber = typed.replace(lotWord, '');
  if (LotNumber !== typed && /^\w\S*$/.test(LotNumber)) {
    const isFree = entry.LotNumber === '' || isSame(entry.LotNumber, LotNumber);
    return isFree ? { ...entry, LotNumber: entry.LotNumber || LotNumber, StreetNumber1 } : entry;
  }
  const isSaid = entry.UnitNumber !== '' || part.includes('#') || manualUnit(typed)?.id !== typed;
  // `12, 14` may mean a range.
  if ((between === ',' && !isSaid) || !isUnit(typed, entry.UnitNumber)) return entry;
  return { ...entry, UnitNumber: entry.UnitNumber || typed, StreetNumber1 };
}

/** True for one unit that does not contradict the field. */
export function isUnit(typed: string, field: string): boolean {
  const unit = manualUnit(typed);
  if (!unit?.type || !unit.id || unit.id.includes(' ')) return false;
  const own = manualUnit(field);
  if (own === null) return true;
  const isType = kind(own.type) === kind(unit.type);
  // A bare `3` can mean `Shop 3`, but `Unit 3` cannot.
  return isSame(own.id ?? '', unit.id) && (isType || typed === unit.id);
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** People mix up units, flats and apartments. */
const kind = (type: string | null): string | null => (SLASH_UNITS.has(type ?? '') ? 'Unit' : type);
