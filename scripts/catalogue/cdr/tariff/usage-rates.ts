/** Usage rates by hour, of a season or of a controlled load. */

import { firstWords } from '../../../../domain/cut-words.ts';
import type { Rate, rateKinds } from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrSingleRate, CdrTimeOfUseRate } from '../cdr-plan.schema.ts';
import type { Fuel, ToCents } from './tariff-unit.ts';
import { blocksOf } from './usage-blocks.ts';
import { refuseOverlaps, windowsOf } from './usage-windows.ts';

/** The context for reading rates. */
export interface Reading {
  readonly fuel: Fuel;
  readonly toCents: ToCents;
  readonly notes: CdrNotes;
}

/** A rate in our format, before it is parsed. */
export type ReadRate = Pick<Rate, 'kind' | 'blocks'> & Partial<Rate>;

export function singleRateOf(rate: CdrSingleRate, { fuel, toCents, notes }: Reading): ReadRate {
  return { kind: 'any', ...blocksOf(rate, fuel, toCents, notes) };
}

/** Rates by hour; a rate only for public holidays is left out. */
export function timeOfUseOf(published: readonly CdrTimeOfUseRate[], reading: Reading): ReadRate[] {
  const { fuel, toCents, notes } = reading;
  const rates = published.flatMap((rate) => {
    const windows = windowsOf(rate.timeOfUse ?? [], notes);
    if (windows.length === 0 && namesOnlyHolidays(rate, notes)) return [];
    const name = firstWords(80, rate.displayName, rate.name);
    return [
      {
        kind: kindOf(rate.type),
        ...(name === undefined ? {} : { name }),
        ...blocksOf(rate, fuel, toCents, notes),
        windows,
      },
    ];
  });
  refuseOverlaps(rates);
  return rates;
}

/** Called when no window is left: true if windows were published and all could be read. */
function namesOnlyHolidays({ timeOfUse = [] }: CdrTimeOfUseRate, notes: CdrNotes): boolean {
  return timeOfUse.length > 0 && !notes.unpriced.has('unreadable-time');
}

/** Types from newer versions of the standard are `other`. */
function kindOf(type: string | undefined): (typeof rateKinds)[number] {
  const plain = (type ?? '').toUpperCase().replace(/[^A-Z]/g, '');
  if (plain.startsWith('OFFPEAK')) return 'off-peak';
  if (plain.startsWith('SHOULDER')) return 'shoulder';
  return plain.startsWith('PEAK') ? 'peak' : 'other';
}
