/** Pasted postcodes, in the manual address and above a list of energy plans. */
import { expect, it } from 'vitest';
import { energyQuestions } from '../../plans/energy/energy-questions.ts';
import { answerTo } from '../../plans/question.ts';
import { limitPostcode } from './limit-postcode.ts';

it.each([
  [' 5006', '5006'],
  ['5 006', '5006'],
  ['VIC 3068', '3068'],
  ['30567', '3056'],
  ['12a', '12a'],
  ['abcd', 'abcd'],
])('limits %j in the manual address to %j', (typed, postcode) => {
  expect(limitPostcode(typed)).toBe(postcode);
});

it.each([
  [' 5006', '5006'],
  ['SA 5006', '5006'],
  ['5 006', '5006'],
  ['50061', ''],
  ['abcd', ''],
])('reads %j above a list as %j', (said, postcode) => {
  expect(answerTo(energyQuestions.postcode, said)).toBe(postcode);
});
