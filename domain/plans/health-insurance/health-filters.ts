/** Filters for health insurance. */
import { type Filters, providerFilter } from '../filter.ts';

export const covers = ['Hospital', 'Extras', 'Hospital and extras'] as const;

/** The product tiers of the Private Health Insurance (Complying Product) Rules, "Plus" included. */
export const tiers = [
  'Basic',
  'Basic Plus',
  'Bronze',
  'Bronze Plus',
  'Silver',
  'Silver Plus',
  'Gold',
] as const;

/** An excess for each adult in a year, at most so much. */
const excessLimits = [
  ['No excess', 0],
  ['$250 or less', 25_000],
  ['$500 or less', 50_000],
  ['$750 or less', 75_000],
] as const;

const excessOptions = excessLimits.map(([words]) => words);
const aboveAll = 'More than $750';

const noHospital = 'No hospital cover';

/** The options that a policy’s excess passes; never none, since a filter lets an empty list through. */
export function excessFits(cover: (typeof covers)[number], cents: number): readonly string[] {
  // Extras have no excess because there is nothing to pay one on.
  if (cover === 'Extras') return [noHospital];
  const fits = excessLimits.filter(([, most]) => cents <= most).map(([words]) => words);
  return fits.length > 0 ? fits : [aboveAll];
}

/** Extras alone are no hospital cover, and cost a fraction of it: a list is of one cover unless a visitor asks for any. */
export const healthInitial = { cover: 'Hospital' } as const;

export const healthFilters = {
  cover: {
    kind: 'one',
    first: true,
    label: 'Cover',
    fact: 'cover',
    column: null,
    options: covers,
    settled: {
      Hospital: 'for hospital cover alone',
      Extras: 'for extras cover alone',
      'Hospital and extras': 'for hospital and extras cover',
    },
    wire: null,
  },
  tier: {
    kind: 'many',
    label: 'Hospital tier',
    fact: 'tier',
    column: null,
    options: tiers,
    wire: null,
  },
  excess: {
    kind: 'one',
    label: 'Hospital excess',
    fact: 'excessFits',
    several: true,
    column: null,
    options: excessOptions,
    chosen: (limit) => `Hospital excess: ${limit}`,
    wire: null,
  },
  provider: providerFilter,
} as const satisfies Filters;
