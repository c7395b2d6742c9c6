/** Billed amounts survive the round trip through a form; any other text is refused. */
import { expect, it } from 'vitest';
import { cardLike } from '../plans/example-plans.ts';
import { billedOf, dueWords, readBilled, writeBilled } from './billed-price.ts';

const offer = { title: 'o', description: null, priceCents: 6000, months: 12, until: null };

it.each([
  ['a bill alone', cardLike(), ';7500/month;7500'],
  ['an offer', cardLike({ offer, ongoingCents: 8000 }), '6000x12;8000/month;7500'],
  [
    'an offer for who knows how long',
    cardLike({ offer: { ...offer, months: null } }),
    '6000x;7500/month;7500',
  ],
  ['a bill by days', cardLike({ unit: '/28 days' }), ';7500/28 days;7500'],
  ['what is paid once', cardLike({ vertical: 'solar', unit: '' }), ';7500;'],
  [
    'no least amount',
    cardLike({ vertical: 'energy', ongoingCents: -19_788, unit: '/year' }),
    ';-19788/year;',
  ],
])('%s is written compactly and read back unchanged', (_words, card, written) => {
  const billed = billedOf(card);
  expect(writeBilled(billed)).toBe(written);
  const { priceCents, months } = billed.offer ?? {};
  expect(readBilled(written)).toEqual({ ...billed, offer: billed.offer && { priceCents, months } });
});

it.each(['', 'none', '7500', ';;', 'x;7500;', '6000x12;8000/month', ';7500<b>;'])(
  '%j is not a billed price',
  (said) => {
    expect(readBilled(said)).toBeNull();
  },
);

it('a loan’s bills are called repayments', () => {
  expect(dueWords('broadband', cardLike())).toBe('$75.00/month');
  expect(dueWords('personal-loan', cardLike())).toBe('Repayments $75.00/month');
});
