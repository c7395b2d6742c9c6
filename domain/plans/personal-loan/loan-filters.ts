/** Filters for personal loans. */
import { type Filters, providerFilter } from '../filter.ts';

/** Loans are priced and filtered per request, so filters have no column and no wire field. */
const inMemory = { column: null, wire: null } as const;

const rateKinds = ['Fixed', 'Variable'] as const;
export const securities = ['Unsecured', 'Secured'] as const;

export const loanFilters = {
  rateKind: {
    kind: 'one',
    label: 'Rate type',
    fact: 'rateKind',
    options: rateKinds,
    ...inMemory,
  },
  security: {
    kind: 'one',
    label: 'Security',
    fact: 'security',
    options: securities,
    ...inMemory,
  },
  noMonthlyFee: { kind: 'flag', label: 'No monthly fee', fact: 'noMonthlyFee', ...inMemory },
  provider: { ...providerFilter, ...inMemory },
} as const satisfies Filters;
