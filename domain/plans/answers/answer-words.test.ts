/** Answers in words, and the answers that a link may contain. */
import { expect, it } from 'vitest';
import { healthQuestions } from '../health-insurance/health-questions.ts';
import { listedBy } from '../listed.ts';
import { completeAnswers } from '../question.ts';
import { answerInWords, answersInWords, changedAnswers, sharedAnswers } from './answer-words.ts';
import { readSaid } from './said-answers.ts';

const loan = listedBy('personal-loan').questions;
const health = listedBy('health-insurance').questions;

it('amounts are written with their unit, and options by their labels', () => {
  expect(answersInWords(loan, completeAnswers(loan, { amount: 12_500 }))).toBe(
    'you borrow: $12,500; you repay it over: 5 years; your credit score: Good',
  );
  const solar = listedBy('solar').questions;
  expect(answersInWords(solar, completeAnswers(solar, {}))).toContain('sun is up: 35%');
  expect(answersInWords(health, completeAnswers(health, {}))).toContain('Under 65');
});

it('one year is singular, half a year and none are not', () => {
  const years = [0, 0.5, 1, 1.5, 10].map((loading) =>
    answerInWords(healthQuestions.loading, loading),
  );
  expect(years).toEqual(['0 years', '0.5 years', '1 year', '1.5 years', '10 years']);
  expect(answersInWords(loan, completeAnswers(loan, { years: 1 }))).toContain('over: 1 year;');
});

it('only stated answers are read, and of these only the ones that change anything', () => {
  const said = readSaid(new URLSearchParams('amount=9000&years=&page=2'));
  expect(said).toEqual({ amount: 9000 });
  expect(changedAnswers(loan, completeAnswers(loan, said))).toEqual({ amount: 9000 });
});

it('a shared link omits answers about the person', () => {
  const all = completeAnswers(health, {});
  expect(Object.keys(sharedAnswers(health, all))).toEqual(['state', 'scale']);
  expect(Object.keys(sharedAnswers(loan, completeAnswers(loan, {})))).toEqual(['amount', 'years']);
  expect(sharedAnswers(loan, { unknown: 1 })).toEqual({});
});
