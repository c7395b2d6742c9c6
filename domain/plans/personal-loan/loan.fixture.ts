/** A plain personal loan for tests: one rate, no fees. */
import type { LoanPlan } from './loan-plan.ts';

export const plainLoan: LoanPlan = {
  vertical: 'personal-loan',
  id: 'plain',
  providerId: 'brolga',
  name: 'Plain',
  inclusions: [],
  checkedOn: '2026-11-20',
  sponsored: false,
  rate: 8.49,
  comparisonRate: 8.49,
  comparisonExample: { amountCents: 3_000_000, years: 5 },
  fixed: true,
  secured: false,
  feeCents: 0,
  monthlyFeeCents: 0,
  lateFeeCents: 2_500,
  amountCents: { from: 200_000, to: 7_500_000 },
  termYears: { from: 1, to: 7 },
  keyFacts: 'https://www.brolga.example/key-facts/plain',
};
