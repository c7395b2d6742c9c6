/** The assumptions behind a price, in words. */
import { expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import { listedBy } from '../listed.ts';
import { initialAnswers } from '../question.ts';
import { assumedWords } from './assumed-words.ts';

const wordsOf = (vertical: Parameters<typeof listedBy>[0], facts = {}) =>
  assumedWords(cardLike({ vertical, facts }), initialAnswers(listedBy(vertical).questions)).map(
    ({ words }) => words,
  );

it('names each answer with its unit, and for energy only the plan’s fuel', () => {
  expect(wordsOf('mobile')).toEqual([]);
  expect(wordsOf('credit-cards')).toEqual(['$1,500', '$1,500', '$0']);
  expect(wordsOf('personal-loan')).toEqual(['$20,000', '5 years', 'Good']);
  expect(wordsOf('health-insurance')).toContain('Under 65');
  expect(wordsOf('personal-loan', { hasRange: false })).toEqual(['$20,000', '5 years']);
  expect(wordsOf('health-insurance', { cover: 'Extras' })).not.toContain('0 years');
  expect(wordsOf('energy', { fuel: 'Electricity' })).toEqual(['3,900 kWh']);
  expect(wordsOf('energy', { fuel: 'Gas' })).toEqual(['24,000 MJ']);
});

it('names what a solar system’s payback depends on, apart from what its price does', () => {
  expect(wordsOf('solar')).toEqual(['NSW', '5,500 kWh', '35%', '33 c/kWh']);
  const answers = initialAnswers(listedBy('solar').questions);
  const assumed = assumedWords(cardLike({ vertical: 'solar', facts: {} }), answers);
  expect(assumed.map(({ isPriced }) => isPriced)).toEqual([true, false, false, false]);
});

it('names what the visitor said instead', () => {
  const { questions } = listedBy('personal-loan');
  const answers = { ...initialAnswers(questions), amount: 35_000 };
  const [amount] = assumedWords(cardLike({ vertical: 'personal-loan' }), answers);
  expect(amount?.words).toBe('$35,000');
});
