/** A unit that was typed with the street number of a manual address: `3/12`, `Unit 3, 12`. */
import { type ManualAddress, manualUnit } from '../manual-address.ts';
import { splitTyped } from '../split-typed.ts';

/** It goes into the unit's own field where that is empty or says the same; all else stays as it was typed. */
export function unitApart(entry: ManualAddress): ManualAddress {
  const { UnitNumber, StreetNumber1, ...others } = splitTyped(entry.StreetNumber1);
  const isAll = Object.values(others).every((text) => text === '');
  const isNew =
    entry.UnitNumber === '' || manualUnit(entry.UnitNumber)?.id === manualUnit(UnitNumber)?.id;
  if (UnitNumber === '' || StreetNumber1 === '' || !isAll || !isNew) return entry;
  return { ...entry, UnitNumber, StreetNumber1 };
}
