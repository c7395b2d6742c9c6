/** A chosen plan's name, the plans of a lead that belong to one product, and the basis of a price. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainCard } from '../plans/credit-cards/credit-card.fixture.ts';
import { hospitalPolicy } from '../plans/health-insurance/health.fixture.ts';
import { plainLoan } from '../plans/personal-loan/loan.fixture.ts';
import type { ComparedPlan } from '../plans/plan.ts';
import { cardOf } from '../plans/plan-card.ts';
import type { Answers } from '../plans/question.ts';
import { solarSystem } from '../plans/solar/solar.fixture.ts';
import { planLike } from './chosen-plan.fixture.ts';
import { chosenPlans, plansFor, planTitle, withoutPlan } from './chosen-plan.ts';
import { planOfCard, planOfId } from './plan-quote.ts';

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

const day = '2026-11-21';
const basisOf = (plan: ComparedPlan, answers: Answers) => {
  const card = cardOf(plan, { id: 'invented', name: 'Invented', logo: null }, { day, answers });
  return planOfCard(card, day, answers).basis;
};

describe('the basis of a price, as its lead stores it', () => {
  it('leaves out what only the payback of a solar system depends on', () => {
    expect(basisOf(solarSystem, { state: 'VIC', usage: 30_000, daytime: 50 })).toEqual([
      'Based on your answers (state or territory: VIC).',
    ]);
    expect(basisOf({ ...solarSystem, certificateCents: 0 }, { usage: 30_000 })).toEqual([]);
  });

  it('leaves out a loading of hospital cover for extras, which have none', () => {
    const extras = {
      cover: 'Extras',
      hospitalPercent: 0,
      excessCents: 0,
      tier: undefined,
    } as const;
    expect(basisOf(hospitalPolicy, { loading: 1 }).join()).toContain('hospital cover: 1 year)');
    expect(basisOf({ ...hospitalPolicy, ...extras }, { loading: 1 }).join()).not.toMatch(/1 year/);
  });

  it('names the credit score only for a loan whose rate depends on it', () => {
    const highest = { rate: 12.49, comparisonRate: 12.49 };
    expect(basisOf({ ...plainLoan, highest }, {}).join()).toContain('credit score');
    expect(basisOf({ ...plainLoan, highest }, {}).at(-1)).toMatch(/^For privacy, /);
    expect(basisOf(plainLoan, {})).toEqual([
      'Based on our assumptions (you borrow: $20,000; you repay it over: 5 years).',
    ]);
  });
});

it('the lines that the law requires do not repeat the price', () => {
  const card = cardOf(plainCard, { id: 'invented', name: 'Invented', logo: null }, { day });
  const { price, owed } = planOfCard(card, day);
  expect(price).toBe('Annual fee $60.00/year');
  expect(owed.join()).not.toContain('Annual fee');
});
