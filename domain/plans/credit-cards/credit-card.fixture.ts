/** A plain credit card for tests: no offer and no fee waiver. */
import type { CreditCardPlan } from './credit-card-plan.ts';

export const plainCard: CreditCardPlan = {
  vertical: 'credit-cards',
  id: 'plain',
  providerId: 'curlew',
  name: 'Plain',
  inclusions: [],
  checkedOn: '2026-11-20',
  sponsored: false,
  annualFeeCents: 6_000,
  purchaseRate: 20,
  cashRate: 21.99,
  balanceTransfer: null,
  interestFreeDays: 55,
  foreignFeePercent: 3,
  keyFacts: 'https://www.curlew.example/key-facts/plain',
  targetMarket: 'https://www.curlew.example/target-market/plain',
};
