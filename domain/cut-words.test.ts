/** Long texts are cut at a word. */
import { expect, it } from 'vitest';
import { cutWords, firstWords } from './cut-words.ts';

it('leaves short texts whole, without extra white space', () => {
  expect(cutWords('  one\n two ', 7)).toBe('one two');
  expect([undefined, '', ' \n'].map((text) => cutWords(text, 7))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('cuts long texts at a word, or mid-word if there is only one', () => {
  expect(cutWords('one two, three', 10)).toBe('one two…');
  expect(cutWords('abcdefghijklm', 10)).toBe('abcdefghi…');
  expect(cutWords('a bcdefghijklm', 10)).toBe('a bcdefgh…');
  expect(cutWords('abcdefgh😀jklm', 10)).toBe('abcdefgh…');
});

it('returns the first text that has words', () => {
  expect(firstWords(9, undefined, ' ', 'a', 'b')).toBe('a');
});
