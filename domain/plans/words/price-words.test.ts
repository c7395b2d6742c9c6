/** A price in one line, with and without an offer. */
import { expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import { priceWords } from './price-words.ts';

const offer = { title: '', description: null, priceCents: 6900, until: null };

it.each([
  ['$75.00/month', cardLike()],
  ['$1,200.00/year', cardLike({ ongoingCents: 120_000, unit: '/year' })],
  ['$5,706.00, paid once', cardLike({ ongoingCents: 570_600, unit: '' })],
  ['$69.00/month for 6 months, then $75.00/month', cardLike({ offer: { ...offer, months: 6 } })],
  ['$69.00/month for 1 month, then $75.00/month', cardLike({ offer: { ...offer, months: 1 } })],
  ['$69.00/month at first, then $75.00/month', cardLike({ offer: { ...offer, months: null } })],
])('a price is written %s', (words, card) => {
  expect(priceWords(card)).toBe(words);
});
