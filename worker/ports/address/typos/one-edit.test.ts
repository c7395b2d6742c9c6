/** Words one edit apart, in both directions, and a shared key that finds every such pair. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneEdit, withoutOneLetter } from './one-edit.ts';

const near: readonly (readonly [string, string, string])[] = [
  ['the same', 'murray', 'murray'],
  ['a letter left out', 'murray', 'muray'],
  ['the first letter left out', 'murray', 'urray'],
  ['the last letter left out', 'murray', 'murra'],
  ['a letter put in', 'murray', 'murrray'],
  ['a letter changed', 'murray', 'mirray'],
  ['neighbours swapped', 'murray', 'murary'],
  ['the last two swapped', 'murray', 'murrya'],
];

describe('isOneEdit', () => {
  it.each(near)('%s: %s and %s', (_, a, b) => {
    expect([isOneEdit(a, b), isOneEdit(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['murray', 'muay'],
    ['murray', 'mirrey'],
    ['murray', 'yarrum'],
    ['abcd', 'badc'],
    ['murray', ''],
    ['abc', 'bcd'],
  ])('is not: %s and %s', (a, b) => {
    expect([isOneEdit(a, b), isOneEdit(b, a)]).toEqual([false, false]);
  });
});

it('finds every word one edit away by a key that both have', () => {
  const letter = fc.constantFrom(...'abcde');
  const word = fc.string({ unit: letter, minLength: 4, maxLength: 9 });
  const edit = fc.constantFrom('leave out', 'put in', 'change', 'swap');
  const keys = (text: string) => new Set([text, ...withoutOneLetter(text)]);
  fc.assert(
    fc.property(word, edit, fc.nat(8), letter, (text, how, place, other) => {
      const at = place % text.length;
      const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      const typed = {
        'leave out': before + after,
        'put in': before + other + here + after,
        change: before + other + after,
        swap: before + after.slice(0, 1) + here + after.slice(1),
      }[how];
      expect(isOneEdit(text, typed)).toBe(true);
      expect([...keys(text)].some((key) => keys(typed).has(key))).toBe(true);
    }),
  );
});
