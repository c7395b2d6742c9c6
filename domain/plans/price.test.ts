/** Prices: sums worked by hand, and properties of every plan. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Priced } from './plan-fields.ts';
import {
  billingOf,
  contractPeriods,
  estimateCents,
  minimumTotalCents,
  monthlyCents,
  offeredPeriods,
  offerOn,
  perPeriod,
  priceOn,
} from './price.ts';
import { anyBilling, anyPriced, someDay } from './priced.fixture.ts';

const plan = (over: Partial<Priced> = {}): Priced => ({
  priceCents: 6_000,
  billing: 'month',
  onceCents: 0,
  contract: { name: 'No lock-in contract', months: 0 },
  ...over,
});
const offer = { title: 'Half price', priceCents: 3_000, months: 6, until: '2026-12-31' };

describe('a price converted to a month', () => {
  it.each([
    ['month', 6_000, 6_000],
    [7, 1_000, 4_345],
    [28, 3_000, 3_259],
    [30, 3_000, 3_042],
    [90, 9_000, 3_042],
    [180, 15_000, 2_535],
    [365, 36_000, 3_000],
  ] as const)('billed each %s, from %i cents, is %i', (billing, price, monthly) => {
    expect(monthlyCents(price, billing)).toBe(monthly);
  });

  it('is within half a cent of the exact share of a year', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 7, max: 365 }), (price, days) => {
        const exact = (price * 365) / (12 * days);
        expect(Math.abs(monthlyCents(price, days) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('never falls as the price rises, and never rises as the period lengthens', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(1_000),
        fc.integer({ min: 7, max: 364 }),
        (price, more, days) => {
          expect(monthlyCents(price + more, days)).toBeGreaterThanOrEqual(
            monthlyCents(price, days),
          );
          expect(monthlyCents(price, days + 1)).toBeLessThanOrEqual(monthlyCents(price, days));
        },
      ),
    );
  });
});

describe('an offer', () => {
  it('applies until the end of its last day', () => {
    const one = plan({ offer: { ...offer, from: '2026-11-01' } });
    const days = ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => priceOn(one, day))).toEqual([6_000, 3_000, 3_000, 6_000]);
    expect(estimateCents(one, '2027-01-01')).toBe(estimateCents(plan(), '2027-01-01'));
  });

  it('covers the billing periods within its months, and always the first', () => {
    expect(offeredPeriods(6, 'month')).toBe(6);
    expect(offeredPeriods(1, 28)).toBe(1);
    expect(offeredPeriods(12, 28)).toBe(13);
    expect(offeredPeriods(12, 7)).toBe(52);
    expect(offeredPeriods(1, 365)).toBe(1);
  });
});

describe('the minimum total cost', () => {
  it.each([
    ['no contract: one period', plan(), 6_000],
    ['no contract, an offer and a modem', plan({ offer, onceCents: 9_900 }), 12_900],
    [
      '12 months, 6 of them at half price',
      plan({ offer, contract: { name: '12 months', months: 12 } }),
      6 * 3_000 + 6 * 6_000,
    ],
    [
      '3 months of an offer of 6',
      plan({ offer, contract: { name: '3 months', months: 3 } }),
      3 * 3_000,
    ],
    ['a year paid ahead', plan({ billing: 365, priceCents: 30_000 }), 30_000],
    [
      '12 months in periods of 28 days are 14 begun periods',
      plan({ billing: 28, contract: { name: '12 months', months: 12 } }),
      14 * 6_000,
    ],
  ])('%s', (_what, one, total) => {
    expect(minimumTotalCents(one, someDay)).toBe(total);
  });

  it('is at least the first payment, and no lower without the offer', () => {
    fc.assert(
      fc.property(anyPriced, (one) => {
        const total = minimumTotalCents(one, someDay);
        expect(total).toBeGreaterThanOrEqual(one.onceCents + priceOn(one, someDay));
        expect(total).toBeLessThanOrEqual(minimumTotalCents({ ...one, offer: undefined }, someDay));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('covers the whole contract', () => {
    fc.assert(
      fc.property(anyBilling, fc.integer({ min: 1, max: 36 }), (billing, months) => {
        const days = billing === 'month' ? 365 / 12 : billing;
        const covered = contractPeriods(months, billing) * days;
        expect(covered).toBeGreaterThanOrEqual((months * 365) / 12 - 1e-6);
        expect(covered).toBeLessThan((months * 365) / 12 + days);
      }),
    );
  });
});

describe('the estimated monthly cost', () => {
  it.each([
    ['without an offer', plan(), 6_000],
    ['six months at half price', plan({ offer }), 4_500],
    ['a modem bought at the start', plan({ onceCents: 12_000 }), 7_000],
    ['a SIM card bought with periods of 28 days', plan({ billing: 28, onceCents: 1_200 }), 6_618],
    ['a year ahead, its first at half price', plan({ billing: 365, offer }), 250],
    ['28 days, one month of offer', plan({ billing: 28, offer: { ...offer, months: 1 } }), 6_268],
  ])('%s', (_what, one, cents) => {
    expect(estimateCents(one, someDay)).toBe(cents);
  });

  it('is the ongoing monthly price when nothing else is paid', () => {
    fc.assert(
      fc.property(anyPriced, (one) => {
        const bare = { ...one, offer: undefined, onceCents: 0 };
        expect(estimateCents(bare, someDay)).toBe(monthlyCents(one.priceCents, one.billing));
      }),
    );
  });

  it('lies between the offer and the ongoing price, and rises with each part', () => {
    fc.assert(
      fc.property(anyPriced, fc.integer({ min: 1, max: 1_000 }), (one, more) => {
        const free = { ...one, onceCents: 0 };
        const cost = estimateCents(free, someDay);
        expect(cost).toBeLessThanOrEqual(monthlyCents(one.priceCents, one.billing));
        expect(cost).toBeGreaterThanOrEqual(monthlyCents(priceOn(one, someDay), one.billing));
        const dearer = { ...free, priceCents: one.priceCents + more };
        expect(estimateCents(dearer, someDay)).toBeGreaterThanOrEqual(cost);
        expect(estimateCents({ ...free, onceCents: more }, someDay)).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  it('ignores an offer that does not apply', () => {
    fc.assert(
      fc.property(anyPriced, (one) => {
        fc.pre(!offerOn(one, someDay));
        expect(estimateCents(one, someDay)).toBe(
          estimateCents({ ...one, offer: undefined }, someDay),
        );
      }),
    );
  });
});

describe('the billing period of a unit', () => {
  it.each([
    ['/month', 'month'],
    ['/1 month', 'month'],
    ['/28 days', 28],
    ['/day', 1],
    ['/week', 7],
    ['/4 weeks', 28],
    ['/fortnight', 14],
    ['/quarter', 91.25],
    ['/3 months', 91.25],
    ['/6 months', 182.5],
    ['/12 months', 365],
    ['/year', 365],
  ] as const)('%s is %s', (unit, billing) => {
    expect(billingOf(unit)).toBe(billing);
  });

  it.each([
    '',
    '/',
    'month',
    '/lot',
    '/0 days',
    '/366 days',
    '/2 years',
    '/constructor',
    '/28days',
  ])('is unknown: %j', (unit) => {
    expect(billingOf(unit)).toBeNull();
  });

  it('makes a year’s contract four quarters or two half-years', () => {
    expect([91.25, 182.5].map((billing) => contractPeriods(12, billing))).toEqual([4, 2]);
    expect(monthlyCents(9_000, 91.25)).toBe(3_000);
    expect(estimateCents(plan({ priceCents: 9_000, billing: 91.25 }), someDay)).toBe(3_000);
  });

  it('survives a round trip through its unit', () => {
    fc.assert(fc.property(anyBilling, (billing) => billingOf(perPeriod(billing)) === billing));
  });
});

it('the unit of a billing period is written correctly', () => {
  expect((['month', 28, 365] as const).map(perPeriod)).toEqual(['/month', '/28 days', '/year']);
});
