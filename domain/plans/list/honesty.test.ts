/** The three sentences above a list, built from its data and from the ranking's own words. */
import { describe, expect, it } from 'vitest';
import { speedTiers } from '../broadband/broadband-filters.ts';
import {
  boundsSentence,
  coverageSentence,
  orderSentence,
  paymentSentence,
  sponsoredSentence,
} from './honesty.ts';
import { openSettings } from './plan-query.ts';
import { orderWords, tieWords } from './rank.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('coverage', () => {
  it('counts and names the providers in the list, and says that there are others', () => {
    expect(coverageSentence('mobile plans', named('Ant', 'Bee', 'Cat'))).toBe(
      'Our list of mobile plans covers 3 providers: Ant, Bee and Cat. That is not every provider in Australia: what others offer is not included.',
    );
    expect(coverageSentence('internet plans', named('Ant'))).toContain(
      'covers 1 provider: Ant. That is',
    );
  });

  it('counts a provider in both kinds once', () => {
    expect(coverageSentence('mobile and internet plans', named('Ant', 'Bee', 'Ant'))).toContain(
      'covers 2 providers: Ant and Bee.',
    );
  });

  it('names no providers when none are known', () => {
    expect(coverageSentence('mobile plans', [])).toBe(
      'Our list of mobile plans covers only part of the market, not every provider.',
    );
  });
});

it('the order is in the ranking’s own words, including ties', () => {
  expect(orderSentence(1, 'mobile')).toBe(`${orderWords(1)}. ${tieWords()}`);
  expect(orderSentence(2, 'mobile')).toBe(`${orderWords(2)}. ${tieWords()}`);
  expect(orderSentence(1, 'mobile', 'From left to right')).toBe(
    `From left to right: lowest to highest estimated cost. ${tieWords()}`,
  );
});

it('the payment sentence says who pays us, and that it does not affect the order', () => {
  expect(paymentSentence(['mobile', 'energy'])).toBe(
    'We are paid by a provider when someone signs up through us. What we are paid does not change the order.',
  );
  expect(sponsoredSentence).toMatch(/Sponsored.*does not change/);
});

it.each([
  ['solar', 'Each installer that receives your request pays us, whether or not you sign.'],
  ['credit-cards', 'An issuer pays us when you apply or are approved.'],
  ['personal-loan', 'A lender pays us when you apply or the loan settles.'],
] as const)(
  'the payment sentence for %s says what we are paid for instead of a sign-up',
  (vertical, words) => {
    expect(paymentSentence([vertical])).toBe(
      `${words} What we are paid does not change the order.`,
    );
    expect(paymentSentence([vertical, 'mobile'])).toBe(
      `${words} We are paid by a provider when someone signs up through us. What we are paid does not change the order.`,
    );
  },
);

it('the bounds sentence gives the editor’s settings, or nothing if there are none', () => {
  const settled = {
    ...openSettings('mobile'),
    fixed: { use: 'Business', kind: 'Phone' },
    cost: { minCents: 1_000, maxCents: 4_950 },
  };
  expect(boundsSentence(settled)).toBe(
    'It shows plans for business, with a phone, from $10 to $49.50 a month.',
  );
  expect(boundsSentence({ ...settled, fixed: {}, cost: { maxCents: 9_000 } })).toBe(
    'It shows plans to $90 a month.',
  );
  expect(boundsSentence({ ...settled, fixed: {}, cost: { minCents: 0 } })).toBe(
    'It shows plans from $0 a month.',
  );
  expect(boundsSentence({ ...openSettings('personal-loan'), cost: { maxCents: 2_500_000 } })).toBe(
    'It shows loans to $25,000 in total.',
  );
  expect(boundsSentence(openSettings('broadband'))).toBe('');
});

it('the bounds sentence lists the filter options that an editor kept', () => {
  const offered = { speed: [50, 100, 250], modem: [], connection: ['nbn'] };
  expect(boundsSentence({ ...openSettings('broadband'), offered })).toBe(
    'It shows plans whose speed tier is 50 Mbps, 100 Mbps or 250 Mbps and whose connection is nbn.',
  );
  const all = { speed: speedTiers };
  expect(boundsSentence({ ...openSettings('broadband'), offered: all })).toBe('');
});
