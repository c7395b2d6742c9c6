/** Excerpts: cut at 115 characters, between words. */
import { describe, expect, it } from 'vitest';
import { excerpt, excerptLength } from './lines.tsx';

describe('excerpt', () => {
  it('leaves a text of 115 characters alone', () => {
    const text = `${'word '.repeat(22)}words`;
    expect(text).toHaveLength(excerptLength);
    expect(excerpt(text)).toBe(text);
  });

  it('cuts a longer one between words, without the mark that stood there', () => {
    const text = `${'word '.repeat(21)}word, wording that goes on`;
    expect(excerpt(text)).toBe(`${'word '.repeat(21)}word…`);
    expect(excerpt('one two three', 7)).toBe('one two…');
    expect(excerpt('four by five', 7)).toBe('four by…');
  });

  it('cuts a word nobody could fit, and no character in two', () => {
    expect(excerpt('x'.repeat(200))).toBe(`${'x'.repeat(115)}…`);
    expect(excerpt(`a ${'x'.repeat(200)}`)).toBe(`a ${'x'.repeat(113)}…`);
    expect(excerpt(`${'x'.repeat(114)}💡💡`)).toBe(`${'x'.repeat(114)}…`);
  });

  it('makes one space of many', () => {
    expect(excerpt(' a\n\n b ')).toBe('a b');
  });
});
