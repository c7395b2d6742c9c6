/** Words that mean prices follow the wholesale market, and words that only mention it. */
import { expect, it } from 'vitest';
import { followsMarket } from './wholesale-words.ts';

it.each([
  'Quandong Live: Variable Wholesale Prices (estimate only)',
  'Spot price plan',
  'Wholesale pass-through',
])('the name means the wholesale market: %s', (name) => {
  expect(followsMarket(name, {})).toBe(true);
});

it.each([
  'Prices are not fixed. Quandong passes through wholesale electricity prices directly to you.',
  'Prices are not fixed. Usage is charged at the same wholesale costs that are charged to us.',
  'The estimated price is based on the average wholesale price of the last year.',
  'Your usage rate follows the wholesale spot price every 30 minutes.',
  'Rates are linked to the spot market.',
  'Prices are not fixed and follow the wholesale market.',
  'Wholesale costs are passed on to you without a margin.',
])('the words mean the wholesale market: %s', (words) => {
  expect(followsMarket('Everyday', { variation: words })).toBe(true);
  expect(followsMarket('Everyday', { terms: words })).toBe(true);
});

it.each([
  '',
  'Access wholesale energy rates with a $16.49/month membership fee.',
  'Membership of $22 a month to access these wholesale rates. Usage is charged at a fixed price.',
  'We may vary our prices to reflect changes in wholesale costs.',
  'We may pass through any increase in wholesale or network costs.',
  'Prices will not follow the wholesale market.',
  'We don’t pass through wholesale prices.',
  'Charges are based on your use. Wholesale customers call us.',
  'Wholesale prices rose last year.',
  'Network charges are passed through to you.',
])('the words only mention the wholesale market: %s', (words) => {
  expect(followsMarket('Access Wholesale Rates', { variation: words, terms: words })).toBe(false);
});
