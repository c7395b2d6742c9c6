/** Converts a contract's tariff to our format: seasons, demand charges and controlled loads. */

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
  // Demand charges can have their own periods beside those of usage; a supply charge there is not an extra one.
  const used = contract.tariffPeriod.filter((period) => usageRates(period).length > 0);
  if (used.length === 0) throw new Error('tariffPeriod: there is no usage rate');
  const controlledLoad = controlledLoadsOf(contract.controlledLoad ?? [], reading);
  // A gas meter has none, whatever its pricing model is called.
  const withControlledLoad =
    fuel === 'electricity' && /_CONT_LOAD$/.test(contract.pricingModel ?? '');
  // The plan is for homes with a controlled load, but the load cannot be priced.
  if (withControlledLoad && controlledLoad.every(({ rates }) => rates.length === 0)) {
    notes.unpriced.add('controlled-load-hours');
  }
  const tariff = {
    // A gas meter does not record hours.
    ...(fuel === 'electricity' && isInStandardTime(contract, notes) ? { clock: 'AEST' } : {}),
    seasons: used.map((period) => seasonOf(period, reading)),
    demand: demandOf(contract.tariffPeriod, reading),
    controlledLoad,
    withControlledLoad,
  };
  return { tariff, reading };
}

/** A period without a time zone has the contract's. If they differ, local time is assumed and flagged. */
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

/** If a period has both kinds of rates, `rateBlockUType` decides. */
function ratesOf(period: CdrTariffPeriod, reading: Reading): ReadRate[] {
  const { singleRate, timeOfUseRates = [], rateBlockUType } = period;
  const single = timeOfUseRates.length === 0 || rateBlockUType === 'singleRate';
  return singleRate && single
    ? [singleRateOf(singleRate, reading)]
    : timeOfUseOf(timeOfUseRates, reading);
}
