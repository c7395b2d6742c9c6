/** Filters for credit cards. */
import { type Filters, providerFilter } from '../filter.ts';

export const creditCardFilters = {
  noAnnualFee: flag('No annual fee', 'noAnnualFee'),
  transferOffer: flag('Balance transfer offer', 'transferOffer'),
  earnsRewards: flag('Earns rewards', 'earnsRewards'),
  noForeignFee: flag('No overseas purchase fee', 'noForeignFee'),
  provider: { ...providerFilter, column: null, wire: null },
} as const satisfies Filters;

/** Cards are priced and filtered per request, so these have no column and no wire field. */
function flag(label: string, fact: string) {
  return { kind: 'flag', label, fact, column: null, wire: null } as const;
}
