/** Ids, lists in a sentence, and words for cached HTML. */
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

it('lists words as a sentence does', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(inWords)).toEqual(['a', 'a and b', 'a, b and c']);
});

it('drops every mark of a slot', () => {
  expect(withoutSlotMarks('A\uE000B\uE00FC\uE010')).toBe('ABC\uE010');
});
