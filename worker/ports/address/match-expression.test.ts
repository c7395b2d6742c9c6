/** The full-text questions: what the plain one and each rung of the ladder ask. */
import { expect, it } from 'vitest';
import { rungs } from './match-expression.ts';

const asked = (text: string): string[] => [...rungs(text.split(' '))].map(({ match }) => match);

it('asks whole words first, the last one as far as it is typed', () => {
  expect(asked('murray brun')[0]).toBe('"murray" AND "brun"*');
  expect(asked('mur')).toEqual(['"mur"*', '("mur"*)']);
});

it('knows the spellings of street types', () => {
  expect(asked('murray ave brun')[0]).toBe('"murray" AND ("ave" OR "av") AND "brun"*');
  expect(asked('murray av brun')[0]).toBe('"murray" AND "av" AND "brun"*');
  expect(asked('murray street brun')[0]).toBe('"murray" AND "street" AND "brun"*');
});

it('joins neighbours', () => {
  expect(asked('sun shine')[1]).toBe('("sun"* AND "shine"*) OR ("sunshine"*)');
});

it('lets go of type, then state and postcode, then all, then one word, and never of the first', () => {
  expect([...rungs('murray av brunswick nsw 3999'.split(' '))].slice(2)).toEqual([
    { match: '"murray"* AND "brunswick"* AND "nsw"* AND "3999"*', anchor: 'murray' },
    { match: '"murray"* AND "av"* AND "brunswick"*', anchor: null },
    { match: '"murray"* AND "brunswick"*', anchor: 'murray' },
    {
      match: [
        '("murray"* AND "brunswick"* AND "nsw"* AND "3999"*)',
        '("murray"* AND "av"* AND "nsw"* AND "3999"*)',
        '("murray"* AND "av"* AND "brunswick"* AND "3999"*)',
        '("murray"* AND "av"* AND "brunswick"* AND "nsw"*)',
      ].join(' OR '),
      anchor: 'murray',
    },
  ]);
});

it('keeps a type that is the first word, and drops no word of two', () => {
  expect(asked('avenue brunswick').every((match) => match.includes('brunswick'))).toBe(true);
  expect(asked('avenue brunswick')[2]).toContain('"avenue"*');
});

it('asks nothing without words, and nothing twice', () => {
  expect([...rungs([])]).toEqual([]);
  const questions = asked('murray rd brunswick vic');
  expect(new Set(questions).size).toBe(questions.length);
});
