/** Energy plans for tests: a complete plan, and tariffs stated with GST so that sums are easy to do by hand. */
import * as v from 'valibot';
import { type EnergyPlan, energyPlan } from './energy-plan.ts';
import { energyQuestions, householdOf } from './energy-questions.ts';
import type { Household } from './household.ts';

export const someDay = '2026-11-21';

/** The amount before GST. @param cents with GST */
export const net = (cents: number): number => cents / 1.1;

/** One rate in steps, all year, at its cents with GST. */
export function flatTariff(supply: number, ...blocks: readonly object[]): object {
  return yearTariff(supply, [{ kind: 'any', blocks }]);
}

export function yearTariff(supply: number, rates: readonly object[], more: object = {}): object {
  return { seasons: [{ ...allYear, supplyCents: net(supply), rates }], ...more };
}

export const allYear = { from: '01-01', to: '12-31' };
export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** A window of hours, on every day unless given. */
export const hours = (from: number, to: number, days: readonly number[] = everyDay) => ({
  days,
  from: from * 60,
  to: to * 60,
});

export const block = (cents: number, units?: number) => ({
  cents: net(cents),
  ...(units !== undefined && { units }),
});

/** $1 a day and 30 c a kWh, including GST. */
export const energyDocument = {
  vertical: 'energy',
  id: 'a',
  providerId: 'b',
  name: 'A',
  checkedOn: '2026-11-20',
  planId: 'XX1MRE',
  customer: 'Residential',
  contract: { name: 'None', months: 0 },
  electricity: flatTariff(100, block(30)),
};

/** @throws Error when the result is not a plan */
export function energyLike(over: object = {}): EnergyPlan {
  return v.parse(energyPlan, { ...energyDocument, ...over });
}

/** The usual home, with some changes. */
export function home(over: Partial<Household> = {}): Household {
  const usual = Object.fromEntries(
    Object.entries(energyQuestions).map(([name, { initial }]) => [name, initial]),
  );
  return { ...householdOf(usual), ...over };
}
