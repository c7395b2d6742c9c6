/** The outlay on plans over time: worked by hand, and always consistent with the estimate that orders lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, energyLike, flatTariff, someDay } from '../energy/energy.fixture.ts';
import { energyCost } from '../energy/energy-cost.ts';
import { energyQuestions } from '../energy/energy-questions.ts';
import { cardLike } from '../example-plans.ts';
import { recurringCost } from '../plan-cost.ts';
import type { Priced } from '../plan-fields.ts';
import { initialAnswers } from '../question.ts';
import { outlayOf } from './plan-outlay.ts';

const centsOf = (...[card, answers = {}]: [Parameters<typeof outlayOf>[0], object?]) =>
  outlayOf(card, answers as Parameters<typeof outlayOf>[1]).rows.map(({ cents }) => cents);
const notesOf = (card: Parameters<typeof outlayOf>[0]) => outlayOf(card, {}).notes.join(' ');
const offer = { title: 'Less', description: null, priceCents: 6_000, months: 6, until: null };

describe('the cost after 1, 12 and 24 months', () => {
  it('adds up monthly prices, with one-off costs in each sum', () => {
    expect(centsOf(cardLike({ ongoingCents: 7_500 }))).toEqual([7_500, 90_000, 180_000]);
    const setUp = cardLike({ ongoingCents: 7_500, facts: { setUp: 9_900 } });
    expect(centsOf(setUp)).toEqual([17_400, 99_900, 189_900]);
    expect(notesOf(setUp)).toContain('Each amount includes the set-up cost of $99.00.');
    expect(notesOf(cardLike())).toContain('did not give a set-up cost');
    expect(notesOf(cardLike({ facts: { setUp: 0 } }))).toBe('');
    expect(notesOf(cardLike({ facts: { setUp: 'fees' } }))).toBe(
      'Connection fees are not counted.',
    );
  });

  it('counts an offer for its months, or for one if its length is unknown', () => {
    expect(centsOf(cardLike({ ongoingCents: 7_500, offer }))).toEqual([6_000, 81_000, 171_000]);
    const vague = cardLike({ ongoingCents: 7_500, offer: { ...offer, months: null } });
    expect(centsOf(vague)).toEqual([6_000, 88_500, 178_500]);
    expect(notesOf(vague)).toContain('did not say how long the offer lasts: we count 1 month.');
  });

  it.each([
    ['/month', 6, 'We count the offer for 6 months, then the ongoing price.'],
    ['/90 days', 1, 'We count the offer for 1 bill of 90 days, then the ongoing price.'],
    ['/28 days', 6, 'We count the offer for 6 bills of 28 days, then the ongoing price.'],
    ['/week', null, 'how long the offer lasts: we count 4 bills of a week.'],
    ['/quarter', null, 'how long the offer lasts: we count 1 bill of a quarter.'],
  ])('names the period counted for an offer: bills per %s and %s months', (unit, months, words) => {
    const card = cardLike({ ongoingCents: 7_500, unit, offer: { ...offer, months } });
    expect(notesOf(card)).toContain(words);
  });

  it('counts bills of days by the day', () => {
    // 365/12 days at $28 for 28 days are $30.4167; 365 days are $365.
    const card = cardLike({ ongoingCents: 2_800, unit: '/28 days' });
    expect(centsOf(card)).toEqual([3_042, 36_500, 73_000]);
    expect(notesOf(card)).toContain('Each bill covers 28 days: we count it by the day.');
    // The offer counts for no more than the time that has passed.
    const reduced = cardLike({ ...card, offer: { ...offer, priceCents: 2_000 } });
    expect(centsOf(reduced)).toEqual([2_173, 31_700, 68_200]);
    // A year is paid for at its start, never by twelfths.
    const year = cardLike({ ongoingCents: 12_000, unit: '/year' });
    expect(centsOf(year)).toEqual([12_000, 12_000, 24_000]);
    expect(notesOf(year)).toContain(
      'Each bill covers a year: we count the first in full, and later ones by the day.',
    );
    const cheaper = cardLike({
      ongoingCents: 12_000,
      unit: '/year',
      offer: { ...offer, months: 12 },
    });
    expect(centsOf(cheaper)).toEqual([6_000, 6_000, 18_000]);
    // 365/12 days at $14 for 14 days.
    const fortnight = cardLike({ ongoingCents: 1_400, unit: '/fortnight' });
    expect(centsOf(fortnight)).toEqual([3_042, 36_500, 73_000]);
    expect(notesOf(fortnight)).toContain('Each bill covers a fortnight: we count it by the day.');
    const quarter = cardLike({ ongoingCents: 9_000, unit: '/quarter' });
    expect(centsOf(quarter)).toEqual([9_000, 36_000, 72_000]);
    expect(notesOf(quarter)).toContain('Each bill covers a quarter: we count the first in full');
  });

  it('counts an energy discount by twelfths of the year', () => {
    const card = cardLike({
      vertical: 'energy',
      unit: '/year',
      ongoingCents: 149_304,
      facts: { setUp: 0 },
      estimateCents: 138_106,
      offer: { ...offer, priceCents: 126_908 },
    });
    // 6 × 1,269.08/12 + 6 × 1,493.04/12 = 1,381.06.
    expect(centsOf(card)).toEqual([10_576, 138_106, 287_410]);
    const ending = outlayOf(card, {}, { benefitEnds: 'After a year the discount ends.' });
    expect(ending.rows.map(({ cents }) => cents)).toEqual([10_576, 138_106]);
    expect(ending.notes.at(-1)).toBe(
      'Not counted beyond the first year: After a year the discount ends.',
    );
    // The estimate has the set-up cost in it; the first month needs it added.
    const setUp = cardLike({ ...card, facts: { setUp: 5_000 }, estimateCents: 143_106 });
    expect(centsOf(setUp)).toEqual([15_576, 143_106, 292_410]);
  });

  it('adds up monthly premiums', () => {
    expect(centsOf(cardLike({ vertical: 'health-insurance', ongoingCents: 8_104 }))).toEqual([
      8_104, 97_248, 194_496,
    ]);
  });

  it('adds the annual fee at the start of each year, and the interest', () => {
    // $195 a year and $472.28 interest.
    const card = cardLike({
      vertical: 'credit-cards',
      ongoingCents: 19_500,
      unit: '/year',
      estimateCents: 66_728,
    });
    expect(centsOf(card)).toEqual([23_436, 66_728, 133_456]);
    const free = { ...card, estimateCents: 47_228, offer: { ...offer, priceCents: 0, months: 12 } };
    expect(centsOf(free)).toEqual([3_936, 47_228, 113_956]);
    expect(centsOf(card, { transfer: 5_000 })).toEqual([66_728]);
  });

  it('ends when a loan is repaid, and includes its fee', () => {
    const card = cardLike({
      vertical: 'personal-loan',
      ongoingCents: 53_378,
      estimateCents: 3_262_180,
      facts: { fee: 59_500 },
    });
    expect(centsOf(card, { years: 5 })).toEqual([112_878, 700_036, 1_340_572, 3_262_180]);
    const short = outlayOf({ ...card, estimateCents: 700_036 }, { years: 1 });
    expect(short.rows.map(({ label }) => label)).toEqual([
      'After 1 month',
      'After 1 year: all repaid',
    ]);
  });

  it('is a single price for a solar system, before and after certificates', () => {
    const card = cardLike({ vertical: 'solar', unit: '', ongoingCents: 1_349_000 });
    expect(centsOf({ ...card, facts: { before: 1_838_600 } })).toEqual([1_838_600, 1_349_000]);
    expect(centsOf(card)).toEqual([1_349_000]);
    const whole = outlayOf({ ...card, facts: { before: 1_349_000 } }, {});
    expect(whole.rows).toEqual([{ label: 'What you pay', cents: 1_349_000 }]);
    expect(whole.notes).toContain('No certificates are taken off this price.');
    const installBy = '31 December 2026. From 1 January 2027: $14,000.00';
    const { notes } = outlayOf({ ...card, facts: { before: 1_838_600, installBy } }, {});
    expect(notes).toContain(`Price if installed by ${installBy}.`);
  });
});

const priced: fc.Arbitrary<Priced> = fc.record({
  priceCents: fc.integer({ min: 100, max: 30_000 }),
  billing: fc.oneof(fc.constant('month' as const), fc.integer({ min: 7, max: 365 })),
  onceCents: fc.integer({ min: 0, max: 30_000 }),
  offer: fc.option(
    fc.record({
      title: fc.constant('Less'),
      priceCents: fc.integer({ min: 0, max: 99 }),
      months: fc.integer({ min: 1, max: 12 }),
      until: fc.constant('2026-12-31'),
    }),
    { nil: undefined },
  ),
  contract: fc.constant({ name: 'None', months: 0 }),
});

it('the cost after 12 months is twelve times the estimate, apart from rounding, and rises with time', () => {
  fc.assert(
    fc.property(priced, (plan) => {
      const cost = recurringCost(plan, '2026-11-21');
      const rows = centsOf(cardLike({ ...cost, facts: { setUp: plan.onceCents } }));
      expect(Math.abs((rows[1] ?? 0) - 12 * cost.estimateCents)).toBeLessThanOrEqual(12);
      expect(rows.toSorted((a, b) => a - b)).toEqual(rows);
    }),
  );
});

it('the cost after 12 months is an energy plan’s first year to the cent, and never falls with time', () => {
  const cents = fc.integer({ min: 1_000, max: 60_000 }).map((thousandths) => thousandths / 1_000);
  const discount = { title: 'Less', until: '2026-12-31' };
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 30_000 }),
      (supply, usage, months, percentOff, onceCents) => {
        const electricity = flatTariff(supply, block(usage));
        const offer = { ...discount, months, percentOff };
        const plan = energyLike({ electricity, offer, onceCents });
        const cost = energyCost(plan, someDay, initialAnswers(energyQuestions));
        const facts = { setUp: onceCents };
        const rows = centsOf(cardLike({ vertical: 'energy', ...cost, facts }));
        expect(rows[1]).toBe(cost.estimateCents);
        expect(rows.toSorted((a, b) => a - b)).toEqual(rows);
      },
    ),
  );
});
