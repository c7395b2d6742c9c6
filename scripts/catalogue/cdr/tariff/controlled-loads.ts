/** Separately metered loads: a single one in older data, a list of alternatives in newer data (rule 9). */

import { firstWords } from '../../../../domain/cut-words.ts';
import type { ControlledLoad } from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import type { CdrControlledLoad } from '../cdr-plan.schema.ts';
import { supplyOf } from './tariff-unit.ts';
import { type Reading, type ReadRate, singleRateOf, timeOfUseOf } from './usage-rates.ts';

/** A load in our format, before it is parsed. */
type ReadLoad = Omit<ControlledLoad, 'rates'> & { readonly rates: readonly ReadRate[] };

export function controlledLoadsOf(
  loads: readonly CdrControlledLoad[],
  reading: Reading,
): ReadLoad[] {
  return loads.map((load) => {
    const { singleRate, timeOfUseRates = [] } = load;
    const names = [
      load.displayName,
      singleRate?.displayName,
      ...timeOfUseRates.map(({ displayName }) => displayName),
    ];
    const number = numberOf(names);
    return {
      name: firstWords(80, ...names) ?? 'Controlled load',
      ...(number === undefined ? {} : { number }),
      supplyCents: reading.toCents(dailyCharge(load)),
      rates: ratesOf(load, names, reading),
    };
  });
}

function dailyCharge(load: CdrControlledLoad): number {
  const { singleRate, timeOfUseRates = [] } = load;
  const charges = [load, singleRate ?? {}, ...timeOfUseRates].map((one) => supplyOf(one) ?? 0);
  return Math.max(...charges);
}

const byHour = /\b(?:off[\s_-]?peak|peak|shoulder)\b/i;

/** No rates if the name says that hours matter but none are given. */
function ratesOf(
  load: CdrControlledLoad,
  names: readonly (string | undefined)[],
  reading: Reading,
): ReadRate[] {
  const { singleRate, timeOfUseRates = [] } = load;
  if (timeOfUseRates.length > 0) {
    const timed = timeOfUseRates.every(({ timeOfUse = [] }) =>
      timeOfUse.some(({ startTime, endTime }) => startTime !== undefined && endTime !== undefined),
    );
    return timed ? timeOfUseOf(timeOfUseRates, reading) : [];
  }
  const rate = singleRate ?? (load.rates && { ...load, rates: load.rates });
  if (!rate || names.some((name) => byHour.test(name ?? ''))) return [];
  return [singleRateOf(rate, reading)];
}

/** Queensland has its own numbers for tariffs. */
const tariffs: Readonly<Record<string, ControlledLoad['number']>> = { '31': 1, '33': 2 };

/** The number on the bill, from the first name that has one. */
function numberOf(names: readonly (string | undefined)[]): ControlledLoad['number'] {
  for (const name of names) {
    const tariff = tariffs[/\btariff\s*(\d+)\b/i.exec(name ?? '')?.[1] ?? ''];
    if (tariff !== undefined) return tariff;
    const number = /\b(?:load|circuit|CL|off[\s-]?peak)\s*([123])\b/i.exec(name ?? '')?.[1];
    if (number !== undefined) return number === '1' ? 1 : number === '2' ? 2 : 3;
  }
  return undefined;
}
