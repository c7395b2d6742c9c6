/** Conditions on one line: joined, cut at a word, and null where there are none. */
import { expect, it } from 'vitest';
import { mostOfWho, whoCanGetIt } from './who-can-get-it.ts';

it.each([
  [[], null],
  [['You own an electric vehicle: In NSW.'], 'You own an electric vehicle: In NSW.'],
  [['Email bills only.', 'BMW customers'], 'Email bills only; BMW customers'],
])('the line for %j is %j', (eligibility, line) => {
  expect(whoCanGetIt({ eligibility })).toBe(line);
});

it('there is no line if eligibility was never read', () => {
  expect(whoCanGetIt({})).toBeNull();
});

it('a long line is cut at a word, or mid-word if there is only one', () => {
  const long = whoCanGetIt({ eligibility: ['Offer only for cardholders, '.repeat(20)] });
  expect(long).toMatch(/cardholders…$|Offer…$|only…$|for…$/);
  expect(long?.length).toBeLessThanOrEqual(mostOfWho);
  expect(whoCanGetIt({ eligibility: ['a'.repeat(300)] })).toBe(`${'a'.repeat(mostOfWho - 1)}…`);
  expect(whoCanGetIt({ eligibility: [long ?? ''] })).toBe(long);
});
