/** A tariff by season and half hour: the data behind the chart of its year. */

import { type CompiledRate, type CompiledTariff, compileTariff } from '../tariff/compile-tariff.ts';
import { rateName, stepsWords, withGst } from '../tariff/line-words.ts';
import type { Rate, Tariff } from '../tariff/tariff.schema.ts';
import { statedDaysWords } from '../tariff/year-days.ts';
import type { RateSeason } from './energy-detail.ts';
import { windowWords } from './hour-words.ts';

const mondayToFriday = [1, 2, 3, 4, 5];
const weekendDays = [0, 6];
const halfHours = 48;
const middleOfHalfHour = 15;

/** The seasons with at least one day. */
export function rateSeasons(fuel: RateSeason['fuel'], tariff: Tariff): RateSeason[] {
  const { seasons } = compileTariff(tariff);
  const only = seasons.length === 1;
  return seasons.map((one) => ({
    ...rateSeason(fuel, one),
    label: only ? 'All year' : statedDaysWords(one.season),
  }));
}

function rateSeason(
  fuel: RateSeason['fuel'],
  { season, days, rates }: CompiledTariff['seasons'][number],
) {
  const unit = fuel === 'Gas' ? 'MJ' : 'kWh';
  return {
    fuel,
    days: days.count,
    weekday: byHalfHour(rates, mondayToFriday),
    weekend: byHalfHour(rates, weekendDays),
    rates: rates
      .toSorted((a, b) => centsEach(b) - centsEach(a))
      .map((one) => ({
        name: rateName(one.rate),
        kind: one.rate.kind,
        centsEach: centsEach(one),
        words: `${stepsWords(one.rate, unit)}: ${when(one.rate, rates.length)}`,
      })),
    supplyCentsADay: season.supplyCents * withGst,
  };
}

/** The price of the first step, with GST. */
function centsEach({ rate }: CompiledRate): number {
  return (rate.blocks[0]?.cents ?? 0) * withGst;
}

/** The price in the middle of each half hour on most of the days; on a tie, the dearest. */
function byHalfHour(rates: readonly CompiledRate[], days: readonly number[]): number[] {
  return Array.from({ length: halfHours }, (_, half) => {
    const minute = half * 2 * middleOfHalfHour + middleOfHalfHour;
    const daysOf = rates.map(
      ({ hours }) => days.filter((day) => hours[day]?.some((one) => holds(one, minute))).length,
    );
    const most = Math.max(...daysOf);
    return Math.max(...rates.filter((_rate, index) => daysOf[index] === most).map(centsEach));
  });
}

function holds({ from, to }: { from: number; to: number }, minute: number): boolean {
  return from <= minute && minute < to;
}

function when({ windows }: Rate, rates: number): string {
  return windowWords(windows) ?? (rates === 1 ? 'at any time' : 'at all other times');
}
