/** Ids, lists in a sentence, and text for cached HTML. */
import { expect, it } from 'vitest';
import { inWords, isId, withoutSlotMarks } from './text.ts';

it.each([
  ['shore-50', true],
  ['7', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['a/b', false],
])('%j is an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});

it('inWords lists words as Intl does in Australian English', () => {
  const format = new Intl.ListFormat('en-AU');
  for (const words of ['', 'a', 'ab', 'abc', 'abcd'].map((all) => all.split(''))) {
    expect(inWords(new Set(words))).toBe(format.format(words));
  }
  expect(inWords(['a', 'b', 'c'])).toBe('a, b and c');
});

it('withoutSlotMarks drops every slot mark', () => {
  expect(withoutSlotMarks('A\uE000B\uE00FC\uE010')).toBe('ABC\uE010');
});
