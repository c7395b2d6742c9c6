/** What is known of an energy plan; the plan id and the reference price stand on every card (spec: law). */
import { dollars } from '../../money.ts';
import { type Facts, type FactValue, setUpFact } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { unitOf, useOf } from './energy-questions.ts';

/** No reference price is set for gas. */
const noReference = 'none';

export const energyFacts = {
  planId: {
    of: ({ planId }) => planId,
    wire: 'plan_id',
    term: 'Plan ID',
    word: 'plan ID',
    card: 'always',
    owed: true,
  },
  reference: {
    of: ({ fuel, referenceDifference }) => (fuel === 'Gas' ? noReference : referenceDifference),
    wire: 'reference_difference',
    term: 'Against the reference price',
    word: 'difference from the reference price',
    card: 'always',
    owed: true,
    words: referenceWords,
  },
  /** What the estimate beside it assumes. */
  use: {
    of: ({ fuel }, answers) => `${grouped(useOf(fuel, answers))} ${unitOf[fuel]} a year`,
    wire: 'estimated_use',
    term: 'Estimated for',
    word: 'use',
    card: 'always',
  },
  supply: {
    of: ({ supplyCentsPerDay }) => supplyCentsPerDay,
    wire: 'supply_charge',
    term: 'Supply charge',
    word: 'supply charge',
    card: 'always',
    words: (value) => (value === null ? null : `${value}c a day`),
  },
  usage: {
    of: usageWords,
    wire: 'usage_rates',
    term: 'Usage',
    word: 'usage rates',
    card: 'always',
  },
  feedIn: {
    of: ({ feedInCentsPerKwh }) => feedInCentsPerKwh ?? null,
    wire: 'feed_in',
    term: 'Solar feed-in',
    word: 'solar feed-in',
    card: 'given',
    words: (value) => (value === null ? null : value === 0 ? 'None' : `${value}c a kWh`),
  },
  exitFee: {
    of: ({ exitFeeCents }) => exitFeeCents ?? null,
    wire: 'exit_fee',
    term: 'Exit fee',
    word: 'exit fee',
    card: 'given',
    words: (value) => (value === null ? null : value === 0 ? 'None' : dollars(Number(value))),
  },
  setUp: setUpFact,
  network: {
    of: ({ distributor }) => distributor ?? null,
    wire: 'distributor',
    term: 'Network',
    word: 'network',
    card: 'given',
  },
  fuel: { of: ({ fuel }) => fuel, wire: 'fuel', term: 'Fuel', word: 'fuel', card: 'never' },
  customer: {
    of: ({ customer }) => customer,
    wire: 'customer',
    term: 'For',
    word: 'kind of customer',
    card: 'never',
    words: (value) => (value === 'Business' ? 'Businesses' : value === null ? null : 'Homes'),
  },
  states: { of: ({ states }) => states, wire: 'states' },
  noLockIn: { of: ({ contract }) => contract.months === 0, wire: 'no_lock_in' },
  noExitFee: {
    of: ({ exitFeeCents }) => (exitFeeCents === undefined ? null : exitFeeCents === 0),
    wire: 'no_exit_fee',
  },
} as const satisfies Facts<EnergyPlan>;

function referenceWords(value: FactValue): string | null {
  if (value === noReference) return 'Gas has no reference price';
  if (typeof value !== 'number') return null;
  if (value === 0) return 'Equal to it';
  return `${Math.abs(value)}% ${value < 0 ? 'less' : 'more'}`;
}

/** `30.25c a kWh for the first 4,000 kWh a year, then 25c a kWh`. */
function usageWords({ fuel, usage }: EnergyPlan): string {
  const unit = unitOf[fuel];
  let from = 0;
  const steps = usage.map(({ centsPerUnit, upTo }) => {
    const rate = `${centsPerUnit}c a ${unit}`;
    if (upTo === undefined) return rate;
    const width = upTo - from;
    const words = `${rate} for the ${from === 0 ? 'first' : 'next'} ${grouped(width)} ${unit} a year`;
    from = upTo;
    return words;
  });
  return steps.join(', then ');
}

/** `24,000`. */
function grouped(units: number): string {
  return String(Math.round(units)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The order of a home with solar panels. */
export const highestFeedIn: FactOrder = {
  words: 'Highest solar feed-in first',
  subject: 'solar feed-in',
  note: 'what is paid for each kWh that your panels send to the grid, which the estimate does not count; plans without one come last',
  fact: 'feedIn',
  first: 'most',
};
