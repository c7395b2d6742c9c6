/** A contract's tariff as our document holds it: seasons, demand charges and controlled loads. */

import { firstWords } from '../../../../domain/cut-words.ts';
import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrContract, CdrTariffPeriod } from '../cdr-plan.schema.ts';
import { controlledLoadsOf } from './controlled-loads.ts';
import { demandOf } from './demand-charges.ts';
import { seasonDays } from './period-days.ts';
import { dailySupply, type Fuel, unitOfTariff, usageRates } from './tariff-unit.ts';
import { type Reading, type ReadRate, singleRateOf, timeOfUseOf } from './usage-rates.ts';

export interface ReadTariff {
  readonly tariff: object;
  readonly reading: Reading;
}

/** @throws Error with the reason why the tariff is refused */
export function tariffOf(contract: CdrContract, fuel: Fuel, notes: CdrNotes): ReadTariff {
  const reading = { fuel, toCents: unitOfTariff(contract, fuel, notes), notes };
  // Demand is charged beside usage, in periods of its own; a supply charge there is not another one.
  const used = contract.tariffPeriod.filter((period) => usageRates(period).length > 0);
  if (used.length === 0) throw new Error('tariffPeriod: there is no usage rate');
  const controlledLoad = controlledLoadsOf(contract.controlledLoad ?? [], reading);
  // A meter of gas has none, whatever its pricing model is called.
  const withControlledLoad =
    fuel === 'electricity' && /_CONT_LOAD$/.test(contract.pricingModel ?? '');
  // Made for homes with one, which nobody can price: no home would ever be shown it.
  if (withControlledLoad && controlledLoad.every(({ rates }) => rates.length === 0)) {
    notes.unpriced.add('controlled-load-hours');
  }
  const tariff = {
    // A meter of gas knows no hours.
    ...(fuel === 'electricity' && isInStandardTime(contract, notes) ? { clock: 'AEST' } : {}),
    seasons: used.map((period) => seasonOf(period, reading)),
    demand: demandOf(contract.tariffPeriod, reading),
    controlledLoad,
    withControlledLoad,
  };
  return { tariff, reading };
}

/** A period without a time zone has the contract's. Where they differ, the clock on the wall is taken, and said. */
function isInStandardTime({ timeZone, tariffPeriod }: CdrContract, notes: CdrNotes): boolean {
  const standard = tariffPeriod.filter((period) => (period.timeZone ?? timeZone) === 'AEST');
  if (standard.length > 0 && standard.length < tariffPeriod.length)
    notes.flags.add('clocks-differ');
  return standard.length === tariffPeriod.length;
}

function seasonOf(period: CdrTariffPeriod, reading: Reading): object {
  const name = firstWords(80, period.displayName);
  return {
    ...(name === undefined ? {} : { name }),
    ...seasonDays(period),
    supplyCents: dailySupply(period, reading.toCents, reading.notes),
    rates: ratesOf(period, reading),
  };
}

/** Of a period that has both, the kind that it says it is. */
function ratesOf(period: CdrTariffPeriod, reading: Reading): ReadRate[] {
  const { singleRate, timeOfUseRates = [], rateBlockUType } = period;
  const single = timeOfUseRates.length === 0 || rateBlockUType === 'singleRate';
  return singleRate && single
    ? [singleRateOf(singleRate, reading)]
    : timeOfUseOf(timeOfUseRates, reading);
}
