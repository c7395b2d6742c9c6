/** A chosen plan's name, and the plans of a lead that belong to one product. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planLike } from './chosen-plan.fixture.ts';
import { chosenPlans, plansFor, planTitle, withoutPlan } from './chosen-plan.ts';
import { planOfId } from './plan-quote.ts';

const unknown = planOfId('unknown-9', null, '2026-11-22');

describe('a chosen plan', () => {
  it('is titled by its name and provider, or by its id', () => {
    expect(planTitle(planLike())).toBe('Shore 50 from Plover Net');
    expect(planTitle(unknown)).toBe('unknown-9');
  });

  it('belongs to its product, or to every product if its own is unknown', () => {
    const mobile = planLike({ id: 'm', vertical: 'mobile' });
    expect(plansFor([planLike(), mobile, unknown], 'mobile')).toEqual([mobile, unknown]);
  });

  it('is reported missing for the other products, unless some plan’s product is unknown', () => {
    const mobile = planLike({ id: 'm', vertical: 'mobile' });
    expect(withoutPlan(['energy', 'mobile', 'solar'], [mobile])).toEqual(['energy', 'solar']);
    expect(withoutPlan(['mobile'], [mobile])).toEqual([]);
    expect(withoutPlan(['energy', 'mobile'], [mobile, unknown])).toEqual([]);
  });

  it('is read even if an older version stored it without some keys', () => {
    const { documentName: _, vertical: __, ...older } = planLike();
    expect(v.parse(chosenPlans, [older])).toEqual([
      { ...planLike(), documentName: null, vertical: null },
    ]);
  });
});
