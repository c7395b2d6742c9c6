/** The lowest costs that a partner may state, compared to our own; plan-answers.test.ts has figures. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateCents, minimumTotalCents, priceOn } from '../../../../domain/plans/price.ts';
import { anyPriced, someDay } from '../../../../domain/plans/priced.fixture.ts';
import { leastCosts } from './least-costs.ts';

it('is never more than ours, and two bills less at most', () => {
  fc.assert(
    fc.property(anyPriced, (plan) => {
      const { minimum, estimate } = leastCosts(plan, someDay);
      const ours = minimumTotalCents(plan, someDay);
      expect(minimum).toBeLessThanOrEqual(ours);
      expect(minimum).toBeGreaterThanOrEqual(ours - 2 * plan.priceCents);
      expect(minimum).toBeGreaterThanOrEqual(plan.onceCents + priceOn(plan, someDay));
      expect(estimate).toBeLessThanOrEqual(estimateCents(plan, someDay));
      expect(Number.isSafeInteger(minimum)).toBe(true);
    }),
  );
});
