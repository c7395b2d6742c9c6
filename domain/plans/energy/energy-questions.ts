/** What an energy plan's cost depends on beside the plan: how much a home uses in a year. */
import type { PriceOrder } from '../list/order.ts';
import { paidYearly } from '../list/pay-now.ts';
import { billedAs, type Comparable } from '../plan-cost.ts';
import { type Answers, amountOf, type Preset, type Questions } from '../question.ts';

export const energyQuestions = {
  kwh: {
    kind: 'amount',
    label: 'Electricity a year',
    note: 'On your bills, or start from the people in your home. Reference prices assume 3,900 kWh for a home and 10,000 kWh for a small business.',
    unit: 'kWh',
    min: 100,
    max: 100_000,
    step: 1,
    // A home without controlled load in the regulator's Default Market Offer.
    initial: 3_900,
  },
  mj: {
    kind: 'amount',
    label: 'Gas a year',
    note: 'On your bills. Gas heating can double it, and Victoria uses most.',
    unit: 'MJ',
    min: 500,
    max: 1_000_000,
    step: 1,
    initial: 24_000,
  },
} as const satisfies Questions;

/**
 * A year of 365 days at what homes use a day in the Australian Energy Regulator's benchmarks of
 * December 2017 (ACIL Allen, electricity, Adelaide's zone, no pool): 8 kWh for one person, 12 for
 * two, 14 for three, 16 for four. Those for gas depend on the zone more than on people, so a preset
 * leaves gas as it is.
 */
export const energyPresets: readonly Preset[] = [
  { label: '1 person', answers: { kwh: 8 * 365 } },
  { label: '2 to 3 people', answers: { kwh: 13 * 365 } },
  { label: '4 or more', answers: { kwh: 16 * 365 } },
];

type Fuel = 'Electricity' | 'Gas';

/** What a unit of each fuel is called on a tariff. */
export const unitOf: Readonly<Record<Fuel, string>> = { Electricity: 'kWh', Gas: 'MJ' };

/** Units a year of the fuel that a plan sells. */
export function useOf(fuel: Fuel, answers: Answers): number {
  return amountOf(answers, fuel === 'Gas' ? 'mj' : 'kwh');
}

/** What energy plans are compared by, in words. */
export const yearOfUse: Comparable = {
  per: 'a year',
  label: 'Estimated cost of a year',
  over: 'Estimated at this use',
  note: 'what you pay over the first 12 months at the use you state: supply for 365 days, usage, set-up costs, and discounts that nobody has to earn',
  total: null,
  now: paidYearly,
  // Nothing is billed by the year: it is what a year of bills comes to.
  billed: billedAs('At this use'),
};

export const yearWithoutOffer: PriceOrder = {
  words: 'Lowest ongoing cost first',
  subject: 'ongoing cost',
  note: 'a year at the use you state, once discounts are over, without set-up costs',
  per: 'a year',
  of: ({ ongoingCents }) => ongoingCents,
};
