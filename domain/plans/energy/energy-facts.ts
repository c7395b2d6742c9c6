/** The words of an energy plan's facts (values: energy-values.ts); plan id and reference price are on every card (spec: law). */
import { decimals } from '../../decimals.ts';
import { dollars } from '../../money.ts';
import { type FactValue, type NamedFacts, setUpFact } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';

/** The regulator sets no reference price for gas or for some networks. */
export const noReference = 'none';
/** The reference price depends on the home's network, which is unknown. */
export const byNetwork = 'network';

/** A connection fee that some customers pay at the start and others do not. */
export const amongFees = 'fees';

export const energyFacts = {
  /** First, because a price is useless to a visitor who cannot get the plan. */
  eligibility: {
    term: 'Who can get it',
    word: 'who can get them',
    card: 'given',
    owed: true,
    words: (value) => (value === null ? 'No conditions listed' : String(value)),
  },
  reference: {
    term: 'Against the reference price',
    word: 'difference from the reference price',
    card: 'always',
    owed: true,
    words: referenceWords,
  },
  /** The use behind the estimate. */
  use: {
    term: 'Estimated for',
    word: 'use',
    card: 'always',
  },
  /** A number where there is a single charge. */
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
  /** For the first kWh sent in a day, at the hours when panels export (rule 24); the lowest of several. */
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
  if (value === 0) return 'The same';
  return `${Math.abs(value)}% ${value < 0 ? 'less' : 'more'}`;
}

/** The order for homes with solar panels. */
export const highestFeedIn: FactOrder = {
  words: 'Highest solar feed-in first',
  subject: 'solar feed-in',
  note: 'what is paid for the first kWh that your panels send to the grid in a day; plans without one come last',
  fact: 'feedIn',
  first: 'most',
};
