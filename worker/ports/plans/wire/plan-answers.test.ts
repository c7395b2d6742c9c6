/** Plans in an answer as cards: a partner's bare ones, and anything else that may come over the network. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../domain/calendar.ts';
import { cardLike } from '../../../../domain/plans/example-plans.ts';
import { factWords } from '../../../../domain/plans/fact.ts';
import { passes } from '../../../../domain/plans/filter.ts';
import { mobileFacts } from '../../../../domain/plans/mobile/mobile-facts.ts';
import { mobileFilters } from '../../../../domain/plans/mobile/mobile-filters.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import { barePlan } from './bare-plan.fixture.ts';
import { leftOutOf } from './needed-fields.ts';
import { planAnswer, readPlan as readAs, readPlans } from './plan-answers.ts';

const day = '2026-11-21';
const readPlan = (raw: unknown, on: string): PlanCard | null => readAs(raw, 'mobile', on);
const offer = { special_offer_status: 1, special_offer_title: 'Half', special_offer_price: 20 };

describe('a plan of an answer', () => {
  it('is read with the specification’s fields alone', () => {
    expect(readPlan(barePlan, day)).toMatchObject({
      id: '7',
      ongoingCents: 4550,
      minimumTotalCents: 4550,
      estimateCents: 4550,
      unit: '/month',
      offer: null,
      checkedOn: null,
      provider: { name: 'Partner Mobile', logo: { altText: 'Partner Mobile' } },
    });
  });

  it('has its offer while the status is on, and knows the old name of the price', () => {
    expect(readPlan({ ...barePlan, ...offer }, day)?.offer?.priceCents).toBe(2000);
    const old = { ...offer, special_offer_price: undefined, special_offer_cost: '20' };
    expect(readPlan({ ...barePlan, ...old }, day)?.offer?.priceCents).toBe(2000);
    expect(readPlan({ ...barePlan, ...offer, special_offer_status: 0 }, day)?.offer).toBeNull();
  });

  it('loses the offer’s figures with the offer', () => {
    const ended = {
      ...barePlan,
      cost: 89,
      minimum_cost: 69,
      estimated_monthly_cost: 79,
      special_offer_status: 1,
      special_offer_price: 69,
      special_offer_until: '2026-11-20',
    };
    expect(readPlan(ended, day)).toMatchObject({
      offer: null,
      minimumTotalCents: 8900,
      estimateCents: 8900,
    });
    expect(readPlan(ended, '2026-11-20')).toMatchObject({
      minimumTotalCents: 6900,
      estimateCents: 7900,
    });
  });

  it('is estimated by its billing period where the answer gives no estimate', () => {
    const plan = { ...barePlan, cost: 28, minimum_cost: 28 };
    expect(readPlan({ ...plan, unit: '/28 days' }, day)?.estimateCents).toBe(3042);
    expect(readPlan({ ...plan, unit: '/year', cost: 120 }, day)?.estimateCents).toBe(1000);
    const offered = { special_offer_status: 1, special_offer_price: 16, special_offer_months: 6 };
    expect(readPlan({ ...plan, ...offered }, day)?.estimateCents).toBe(2200);
  });

  it.each([
    [undefined, '/month', 2_000],
    [null, '/month', 2_000],
    [' ', '/month', 2_000],
    ['per month', '/month', 2_000],
    ['Month', '/month', 2_000],
    ['/day', '/day', 60_833],
    ['/week', '/week', 8_690],
    ['per fortnight', '/fortnight', 4_345],
    ['/4 weeks', '/4 weeks', 2_173],
    ['/quarter', '/quarter', 667],
    ['/3 months', '/3 months', 667],
    ['mth', '/month', 2_000],
    ['/mth.', '/month', 2_000],
    ['per mo', '/month', 2_000],
    ['p/m', '/month', 2_000],
    ['PM', '/month', 2_000],
    ['p.m.', '/month', 2_000],
    ['monthly', '/month', 2_000],
    ['3 mths', '/3 months', 667],
    ['p.w.', '/week', 8_690],
    ['/4 wks', '/4 weeks', 2_173],
    ['fortnightly', '/fortnight', 4_345],
    ['per annum', '/year', 167],
    ['p.a.', '/year', 167],
    ['/yr', '/year', 167],
  ])('is billed by its unit, and without one by the month: %j', (unit, read, estimateCents) => {
    const plan = { ...barePlan, cost: 20, minimum_cost: 20, unit };
    expect(readPlan(plan, day)).toMatchObject({ unit: read, estimateCents });
  });

  it.each([
    '/lunar cycle',
    'each',
    '/0 days',
    '/400 days',
    '/GB',
    28,
    {},
    true,
    // A number before a word for one period, a unit that may be minutes or metres, and a decimal point.
    '/12 pm',
    '/3 monthly',
    '/m',
    '1.2 weeks',
  ])('is nothing where nobody knows for how long a bill is: %j', (unit) => {
    expect(readPlan({ ...barePlan, unit }, day)).toBeNull();
    expect(readPlan({ ...barePlan, unit, estimated_monthly_cost: 20 }, day)).toBeNull();
  });

  it('has a set-up cost in dollars, which counts wherever costs are worked out', () => {
    const contract = { contract_name: '12 months', months: 12 };
    const plan = { ...barePlan, cost: 50, minimum_cost: undefined, contract, set_up_cost: '99.00' };
    expect(readPlan(plan, day)).toMatchObject({
      facts: { setUp: 9_900 },
      minimumTotalCents: 69_900,
      estimateCents: 5_825,
    });
  });

  it.each([
    ['higher ones count as they are', 700, 60, 70_000, 6_000],
    ['none is lower than the other fields come to', 600, 50, 69_900, 5_825],
    ['nothing is free beside a price', 0, 0, 69_900, 5_825],
  ])(
    'has the answer’s own figures: %s',
    (_, minimum, estimate, minimumTotalCents, estimateCents) => {
      const said = { minimum_cost: minimum, estimated_monthly_cost: estimate };
      const contract = { contract_name: '12 months', months: 12 };
      const plan = { ...barePlan, ...said, cost: 50, contract, set_up_cost: 99 };
      expect(readPlan(plan, day)).toMatchObject({ minimumTotalCents, estimateCents });
      const ended = { ...plan, ...offer, special_offer_until: '2026-11-20' };
      expect(readPlan(ended, day)).toMatchObject({ minimumTotalCents, estimateCents });
    },
  );

  it.each([
    // $50 every 28 days for 12 months: 13 full bills and a day of another.
    [650, {}, 65_000],
    [649, {}, 70_000],
    [undefined, {}, 70_000],
    // $20 for 3 months: 3 full bills and a week of another.
    [530, { ...offer, special_offer_months: 3 }, 53_000],
    [529, { ...offer, special_offer_months: 3 }, 61_000],
  ])('counts a contract billed by days as the partner may: $%d', (minimum_cost, offered, cents) => {
    const contract = { contract_name: '12 months', months: 12 };
    const plan = { ...barePlan, ...offered, minimum_cost, cost: 50, unit: '/28 days', contract };
    expect(readPlan(plan, day)?.minimumTotalCents).toBe(cents);
  });

  it.each([
    // A year at $50 every 28 days, the first 3 months at $20: for 4 bills, or 3 as we count.
    [44.31, 4_431],
    [44.3, 4_682],
  ])('counts an offer billed by days as the partner may: $%d a month', (estimate, cents) => {
    const plan = { ...barePlan, ...offer, special_offer_months: 3, cost: 50, unit: '/28 days' };
    const said = { minimum_cost: 50, estimated_monthly_cost: estimate };
    expect(readPlan({ ...plan, ...said }, day)?.estimateCents).toBe(cents);
  });

  it.each([
    // $20 for a month, then $45.50; the partner may know that it is $20 all year.
    [0, 4_338],
    [19.99, 4_338],
    [20, 2_000],
    [30, 3_000],
  ])('knows itself for how long an unsaid offer counts: $%d', (estimate, estimateCents) => {
    const plan = { ...barePlan, ...offer, estimated_monthly_cost: estimate };
    expect(readPlan(plan, day)).toMatchObject({ estimateCents });
  });

  it.each([0, 0.5, '0', null, 'some'])('has an offer of an unsaid length in %j', (months) => {
    const plan = { ...barePlan, ...offer, special_offer_months: months };
    expect(readPlan(plan, day)?.offer?.months).toBeNull();
  });

  it.each([true, 'true', 1, '1', 'on'])('is labelled as sponsored by %j', (sponsored) => {
    expect(readPlan({ ...barePlan, sponsored }, day)?.sponsored).toBe(true);
    expect(readPlan({ ...barePlan, sponsored: 0 }, day)?.sponsored).toBe(false);
  });

  it.each([undefined, null, 'unlimited', 'free', true, -1, 1_000_001])(
    'has no set-up cost in %j',
    (set_up_cost) => {
      const plan = readPlan({ ...barePlan, set_up_cost }, day);
      expect(plan).toMatchObject({ facts: { setUp: null }, estimateCents: 4_550 });
    },
  );

  it('has the contract’s minimum where the answer gives none, and is nothing without either', () => {
    const contract = { contract_name: '24 months', months: 24 };
    const plan = { ...barePlan, cost: 50, minimum_cost: undefined };
    expect(readPlan({ ...plan, contract }, day)?.minimumTotalCents).toBe(120_000);
    // An offer may last longer than the year that the estimate is for.
    for (const [special_offer_months, minimumTotalCents] of [
      [18, 18 * 4_000 + 6 * 5_000],
      [24, 96_000],
      [36, 96_000],
    ]) {
      const offer = { special_offer_status: 1, special_offer_price: 40, special_offer_months };
      expect(readPlan({ ...plan, ...offer, contract }, day)).toMatchObject({
        minimumTotalCents,
        estimateCents: 4_000,
      });
    }
    expect(readPlan(plan, day)).toBeNull();
  });

  it.each<[unknown, boolean | null]>([
    ...[true, 1, '1', 'true', 'TRUE', 'on', 'Yes'].map((said): [unknown, true] => [said, true]),
    ...[false, 0, '0', 'false', 'off', 'No'].map((said): [unknown, false] => [said, false]),
    ...[null, undefined, '', 'soon', 2, {}, []].map((said): [unknown, null] => [said, null]),
  ])('has 5G by %j: %j', (five_g, wanted) => {
    const fiveG = readPlan({ ...barePlan, five_g }, day)?.facts.fiveG ?? null;
    expect(fiveG).toBe(wanted);
    expect(passes(mobileFilters, { fiveG: true }, { fiveG })).toBe(wanted === true);
  });

  it.each<[unknown, string | number | null, string]>([
    [80, 80, '80 GB a month'],
    ['80', 80, '80 GB a month'],
    ['80 GB', 80, '80 GB a month'],
    ['7.5gb', 7.5, '7.5 GB a month'],
    ['Unlimited', 'unlimited', 'No limit'],
    [' UNLIMITED ', 'unlimited', 'No limit'],
    ['GB', null, 'Not given by the provider'],
    ['80 Mbps', null, 'Not given by the provider'],
    ['lots', null, 'Not given by the provider'],
    [true, null, 'Not given by the provider'],
    [['80'], null, 'Not given by the provider'],
  ])('has the data %j: %j', (data, wanted, words) => {
    const value = readPlan({ ...barePlan, data }, day)?.facts.data ?? null;
    expect(value).toBe(wanted);
    expect(factWords(mobileFacts.data, value)).toBe(words);
  });

  it('has speeds with or without their unit', () => {
    const speeds = { speed: '50 Mbps', typical_evening_speed: '48mbps' };
    const facts = (said: object) => readAs({ ...barePlan, ...said }, 'broadband', day)?.facts;
    expect(facts(speeds)).toMatchObject({ speed: 50, evening: 48 });
    expect(facts({ speed: 'Unlimited', typical_evening_speed: 'fast' })).toMatchObject({
      speed: null,
      evening: null,
    });
  });

  it('has no limit only where the answer says so', () => {
    expect(readPlan({ ...barePlan, data: null }, day)?.facts.data).toBeNull();
    expect(readPlan({ ...barePlan, data: 'unlimited' }, day)?.facts.data).toBe('unlimited');
  });

  it.each(['0000-00-00', '2026-13-45', '2026-02-30', 'soon', 20261121])(
    'takes %s for no day',
    (checked_on) => {
      expect(readPlan({ ...barePlan, checked_on }, day)?.checkedOn).toBeNull();
    },
  );

  it('keeps the words of an offer that is no lower price', () => {
    const gift = { special_offer_status: 1, special_offer_title: 'A free modem' };
    expect(readPlan({ ...barePlan, ...gift }, day)?.inclusions).toEqual(['A free modem', 'Calls']);
  });

  it('has no offer after its last day, and none that costs as much or more', () => {
    const until = (last: string) => ({ ...barePlan, ...offer, special_offer_until: last });
    const same = { ...barePlan, ...offer, special_offer_price: barePlan.cost };
    expect(readPlan(same, day)?.offer).toBeNull();
    expect(readPlan(until('2026-11-21'), day)?.offer).not.toBeNull();
    expect(readPlan(until('2026-11-20'), day)?.offer).toBeNull();
    expect(readPlan({ ...barePlan, ...offer, special_offer_price: 46 }, day)?.offer).toBeNull();
  });

  it.each([
    ['2026-12-30T13:00:00.000Z', '2026-12-31'],
    ['2026-12-30T12:59:59Z', '2026-12-30'],
    ['2026-06-29T14:00:00Z', '2026-06-30'],
    ['2026-06-29T13:59:59Z', '2026-06-29'],
    ['2026-12-31T23:59:59+11:00', '2026-12-31'],
    ['2026-12-31T13:00:00', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
  ])('reads the last day %s as Sydney’s %s', (special_offer_until, until) => {
    const plan = { ...barePlan, ...offer, special_offer_until };
    expect(readPlan(plan, until)?.offer).toMatchObject({ until });
    expect(readPlan(plan, dayAfter(until))?.offer).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example/x', '/\\evil', 'data:image/svg+xml,x', 7])(
    'takes %s for no link and no logo',
    (url) => {
      const providers = { name: 'P', logo: { url } };
      const plan = readPlan({ ...barePlan, providers, critical_information: url }, day);
      expect(plan).toMatchObject({ document: null, provider: { logo: null } });
    },
  );

  it('is nothing without a name, a price or a provider', () => {
    for (const key of ['id', 'name', 'cost', 'providers']) {
      expect(readPlan({ ...barePlan, [key]: undefined }, day)).toBeNull();
    }
    expect(readPlan({ ...barePlan, cost: 'free' }, day)).toBeNull();
    expect(readPlan({ ...barePlan, cost: -1 }, day)).toBeNull();
  });

  it.each([1e308, '1e308', 1_000_000.01, '1000001', Number.POSITIVE_INFINITY])(
    'takes %s for no price: more than any plan costs',
    (dollars) => {
      expect(readPlan({ ...barePlan, cost: dollars }, day)).toBeNull();
      const contract = { contract_name: '12 months', months: 12 };
      const plan = { ...barePlan, ...offer, contract, cost: 50 };
      expect(
        readPlan(
          {
            ...plan,
            minimum_cost: dollars,
            estimated_monthly_cost: dollars,
            special_offer_price: dollars,
            special_offer_months: dollars,
          },
          day,
        ),
      ).toMatchObject({ minimumTotalCents: 60_000, estimateCents: 5_000, offer: null });
    },
  );

  it('takes the dearest price there is, and counts an offer’s months to ten years', () => {
    const dear = { ...barePlan, cost: 1_000_000, minimum_cost: 1_000_000 };
    const months = { ...offer, special_offer_months: 1e308 };
    expect(readPlan({ ...dear, ...months }, day)).toMatchObject({
      ongoingCents: 100_000_000,
      offer: { months: 120 },
    });
  });

  it('takes the marks of link slots out of words', () => {
    expect(readPlan({ ...barePlan, name: 'A\uE000B' }, day)?.name).toBe('AB');
  });

  it('is whole or nothing, whatever comes', () => {
    const keys = [
      'estimated_monthly_cost',
      'unit',
      'set_up_cost',
      ...Object.keys({ ...barePlan, ...offer }),
    ];
    const value = fc.oneof(fc.anything(), fc.double({ min: 0 }), fc.nat().map(String));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (change) => {
        const plan = readPlan({ ...barePlan, ...change }, day);
        if (!plan) return;
        for (const cents of [plan.ongoingCents, plan.minimumTotalCents, plan.estimateCents]) {
          expect(Number.isSafeInteger(cents)).toBe(true);
        }
        expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      }),
    );
  });
});

it('a card is the same after a round trip through an answer, except for its place', () => {
  const offer = { title: 'Half', description: null, priceCents: 3_000, months: 6, until: day };
  const setUp = 9_950;
  const cards = [
    cardLike({ minimumTotalCents: 17_450, estimateCents: 8_329, facts: { setUp } }),
    cardLike({ offer, sponsored: true, facts: { speed: 100 } }),
  ];
  expect(planAnswer(cardLike({ facts: { setUp } }))).toHaveProperty('set_up_cost', 99.5);
  for (const card of cards) {
    const back = readAs(JSON.parse(JSON.stringify(planAnswer(card))), card.vertical, day);
    expect(back).toEqual({ ...card, place: null, reason: null });
  }
});

it('a list leaves out what is no plan, and orders its providers by name', () => {
  const plans = [barePlan, null, 7, { id: 'x' }];
  const providers = [{ id: 2, name: 'Zed' }, { id: 1, name: 'Ant' }, { name: 'No id' }];
  const read = readPlans({ plan_result: plans, providers }, 'mobile', day);
  expect(read?.plans).toHaveLength(1);
  expect(read?.providers.map(({ name }) => name)).toEqual(['Ant', 'Zed']);
});

it('says which plans are left out, and for which field', () => {
  const plans = [
    barePlan,
    { ...barePlan, id: 8, unit: 'moon' },
    { ...barePlan, id: 9, name: '', cost: 'free' },
    { ...barePlan, id: 10, cost: -1 },
    { ...barePlan, id: 11, providers: {} },
    { ...barePlan, id: 12, minimum_cost: 'none' },
    { ...barePlan, id: 13, minimum_cost: undefined, contract: { months: 12 } },
    { ...barePlan, id: 'jo@example.com' },
    7,
  ];
  const leftOut = leftOutOf({ plans });
  expect(leftOut).toEqual([
    { id: '8', field: 'unit' },
    { id: '9', field: 'name' },
    { id: '10', field: 'cost' },
    { id: '11', field: 'providers' },
    { id: '12', field: 'minimum_cost' },
    { id: null, field: 'id' },
    { id: null, field: 'plan' },
  ]);
  expect(readPlans({ plans }, 'mobile', day)?.plans).toHaveLength(plans.length - leftOut.length);
  expect(leftOutOf({ plans: 'x' })).toEqual([]);
});
