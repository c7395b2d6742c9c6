/** Arbitrary priced plans for property tests, with all kinds of billing periods, offers, contracts and fees. */
import fc from 'fast-check';
import type { Billing, Priced } from './plan-fields.ts';

/** The day used in property tests; offers from `anyPriced` are then current, past or future. */
export const someDay = '2026-11-21';

export const anyBilling: fc.Arbitrary<Billing> = fc.oneof(
  fc.constant('month' as const),
  fc.integer({ min: 7, max: 365 }),
);

const anyTimes = fc.constantFrom<{ from?: string; until: string }>(
  { until: '2026-12-31' },
  { from: '2026-11-21', until: '2026-11-21' },
  { until: '2026-11-20' },
  { from: '2026-11-22', until: '2027-01-31' },
);

export const anyPriced: fc.Arbitrary<Priced> = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 50_000 }),
    billing: anyBilling,
    onceCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 })),
    months: fc.constantFrom(0, 1, 6, 12, 24, 36),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    offerMonths: fc.integer({ min: 1, max: 12 }),
    times: fc.option(anyTimes),
  })
  .map(({ months, share, offerMonths, times, ...price }) => ({
    ...price,
    contract: { name: `${months} months`, months },
    ...(times && {
      offer: {
        title: 'Offer',
        priceCents: Math.floor(price.priceCents * share),
        months: offerMonths,
        ...times,
      },
    }),
  }));
