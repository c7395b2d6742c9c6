/** Filters for health insurance. */
import { type Filters, providerFilter } from '../filter.ts';

export const covers = ['Hospital', 'Extras', 'Hospital and extras'] as const;

/** The product tiers in the Private Health Insurance (Complying Product) Rules, including "Plus". */
export const tiers = [
  'Basic',
  'Basic Plus',
  'Bronze',
  'Bronze Plus',
  'Silver',
  'Silver Plus',
  'Gold',
] as const;

/** Upper limits on the excess for each adult in a year. */
const excessLimits = [
  ['No excess', 0],
  ['$250 or less', 25_000],
  ['$500 or less', 50_000],
  ['$750 or less', 75_000],
] as const;

const excessOptions = excessLimits.map(([words]) => words);
const aboveAll = 'More than $750';

const noHospital = 'No hospital cover';

/** The options that a policy’s excess passes; never empty, since an empty list passes any filter. */
export function excessFits(cover: (typeof covers)[number], cents: number): readonly string[] {
  // Extras have no excess because they have no hospital cover to pay it on.
  if (cover === 'Extras') return [noHospital];
  const fits = excessLimits.filter(([, most]) => cents <= most).map(([words]) => words);
  return fits.length > 0 ? fits : [aboveAll];
}

/** Extras are not hospital cover and cost far less, so a list has one kind of cover unless a visitor asks for any. */
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
      Hospital: 'for hospital cover only',
      Extras: 'for extras cover only',
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
