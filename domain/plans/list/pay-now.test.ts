/** The amount paid now: its accepted formats, and a difference that is symmetrical. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCents } from '../../money.ts';
import { listedBy } from '../listed.ts';
import {
  differenceCents,
  differenceWords,
  leftToRepay,
  paidMonthly,
  paidYearly,
  readAmount,
} from './pay-now.ts';

const anyCents = fc.integer({ min: 0, max: maxCents });
const anyAsked = fc.constantFrom(paidMonthly, paidYearly, leftToRepay);

describe('the difference', () => {
  it('is antisymmetric, in whole cents', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyAsked, (now, plan, asked) => {
        const there = differenceCents(now, plan, asked);
        expect(Number.isSafeInteger(there)).toBe(true);
        expect(there + differenceCents(plan, now, asked)).toBe(0);
        expect(Math.sign(there)).toBe(Math.sign(plan - now));
      }),
    );
  });

  it('is the same amount in both directions, as more and as less', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyAsked, (now, plan, asked) => {
        fc.pre(now !== plan);
        const [there, back] = [
          differenceWords(differenceCents(now, plan, asked), asked),
          differenceWords(differenceCents(plan, now, asked), asked),
        ];
        expect([there, back].filter((words) => words.includes(' less than '))).toHaveLength(1);
        expect(there.replace(' less ', ' more ')).toBe(back.replace(' less ', ' more '));
      }),
    );
  });

  it.each([
    [6_500, 5_500, paidMonthly, '$120.00 a year less than you pay now'],
    [5_500, 5_833, paidMonthly, '$39.96 a year more than you pay now'],
    [5_500, 5_500, paidMonthly, 'The same as you pay now'],
    [180_000, 164_050, paidYearly, '$159.50 a year less than you pay now'],
    [0, 1, paidYearly, '$0.01 a year more than you pay now'],
    [2_000_000, 2_150_000, leftToRepay, '$1,500.00 in total more than you have left to repay'],
  ])('from %i to %i is worded correctly', (now, plan, asked, words) => {
    expect(differenceWords(differenceCents(now, plan, asked), asked)).toBe(words);
  });
});

describe('typed text', () => {
  it.each([
    ['45', 4_500],
    [' $45.5 ', 4_550],
    ['1,234.56', 123_456],
    ['1,000,000', maxCents],
    ['$1 200', 120_000],
    ['.5', 50],
    ['0', 0],
    ['1000000', maxCents],
  ])('may be an amount: %s', (typed, cents) => {
    expect(readAmount(typed)).toEqual({ cents });
  });

  it.each(['', '  ', '$'])('may be empty: %j', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  it.each([
    ['a lot', /number/],
    ['45.505', /number/],
    ['1e9', /number/],
    ['.', /number/],
    [',', /number/],
    ['45,50', /number/],
    ['45,5', /number/],
    ['1,2345', /number/],
    ['1234,567', /number/],
    ['1.234,50', /number/],
    ['45.5,0', /number/],
    [',500', /number/],
    ['-5', /\$0 or more/],
    ['−5', /\$0 or more/],
    ['1000000.01', /\$1,000,000 or less/],
    ['9'.repeat(400), /\$1,000,000 or less/],
  ])('may be refused with instructions: %s', (typed, message) => {
    expect(readAmount(typed)).toEqual({ error: expect.stringMatching(message) });
  });
});

it('the amount is asked for products that people may already pay for', () => {
  expect(listedBy('solar').comparable.now).toBeNull();
  expect(listedBy('mobile').comparable.now).toBe(paidMonthly);
  expect(listedBy('energy').comparable.now).toBe(paidYearly);
});
