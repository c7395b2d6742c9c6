/** Facts shown about an energy plan, in words (values: energy-values.ts); the plan id and the reference price stand on every card (spec: law). */
import { decimals } from '../../decimals.ts';
import { dollars } from '../../money.ts';
import { type FactValue, type NamedFacts, setUpFact } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';

/** The regulator sets none for gas, and not for every network. */
export const noReference = 'none';
/** There is one where the home's network has one, and nobody has said which that is. */
export const byNetwork = 'network';

/** A fee for connecting, which some pay at the start and others do not. */
export const amongFees = 'fees';

export const energyFacts = {
  /** First, because a price is nothing to somebody who cannot get it. */
  eligibility: {
    term: 'Who can get it',
    word: 'who can get them',
    card: 'given',
    owed: true,
    words: (value) => (value === null ? 'No condition named' : String(value)),
  },
  reference: {
    term: 'Against the reference price',
    word: 'difference from the reference price',
    card: 'always',
    owed: true,
    words: referenceWords,
  },
  /** What the estimate beside it assumes. */
  use: {
    term: 'Estimated for',
    word: 'use',
    card: 'always',
  },
  /** A number where there is one charge. */
  supply: {
    term: 'Supply charge',
    word: 'supply charge',
    card: 'always',
    words: (value) => (typeof value === 'number' ? `${decimals(value, 2)}c a day` : textOf(value)),
  },
  usage: {
    term: 'Usage',
    word: 'usage rates',
    card: 'always',
  },
  planId: {
    term: 'Plan ID',
    word: 'plan ID',
    card: 'always',
    owed: true,
  },
  /** Of the first kWh of a day, sent when panels send (rule 24); of several, the lowest. */
  feedIn: {
    term: 'Solar feed-in',
    word: 'solar feed-in',
    card: 'given',
    words: (value) =>
      value === null ? null : value === 0 ? 'None from 9 am to 3 pm' : `${value}c a kWh`,
  },
  exitFee: {
    term: 'Exit fee',
    word: 'exit fee',
    card: 'given',
    words: (value) => (value === null ? null : value === 0 ? 'None' : dollars(Number(value))),
  },
  setUp: {
    ...setUpFact,
    words: (value) =>
      value === amongFees ? 'Not in the price: see the plan’s fees' : setUpFact.words(value),
  },
  network: {
    term: 'Network',
    word: 'network',
    card: 'given',
    words: (value) => (value === null ? 'Any' : String(value)),
  },
  fuel: {
    term: 'Fuel',
    word: 'fuel',
    card: 'never',
    words: (value) => (value === 'Dual' ? 'Electricity and gas' : textOf(value)),
  },
  customer: {
    term: 'For',
    word: 'kind of customer',
    card: 'never',
    words: (value) => (value === 'Business' ? 'Businesses' : value === null ? null : 'Homes'),
  },
  noLockIn: {},
  noExitFee: {},
} as const satisfies NamedFacts;

function textOf(value: FactValue): string | null {
  return value === null ? null : String(value);
}

function referenceWords(value: FactValue): string | null {
  if (value === noReference) return 'No reference price applies';
  if (value === byNetwork) return 'Depends on your network';
  if (typeof value !== 'number') return null;
  if (value === 0) return 'Equal to it';
  return `${Math.abs(value)}% ${value < 0 ? 'less' : 'more'}`;
}

/** The order of a home with solar panels. */
export const highestFeedIn: FactOrder = {
  words: 'Highest solar feed-in first',
  subject: 'solar feed-in',
  note: 'what is paid for the first kWh that your panels send to the grid in a day; plans without one come last',
  fact: 'feedIn',
  first: 'most',
};
