/** Costs depend only on what a plan states. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recurringCost } from './plan-cost.ts';
import { anyPriced, someDay } from './priced.fixture.ts';

it('a cost is the same whoever pays us for the plan', () => {
  fc.assert(
    fc.property(anyPriced, (plan) => {
      const paid = { ...plan, sponsored: true, commissionCents: 9_900 };
      expect(recurringCost(paid, someDay)).toEqual(recurringCost(plan, someDay));
    }),
  );
});
