/** Typing errors: every kind occurs, and the same seed makes the same errors. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../worker/ports/address/sample/seeded-random.ts';
import { isOneEdit } from '../../worker/ports/address/typos/one-edit.ts';
import { leastLetters, mistyped, withTypos } from './typos.ts';

describe('mistyped', () => {
  it('returns a word one edit away, with each kind of edit about equally often', () => {
    const random = seeded(1);
    const all = Array.from({ length: 400 }, () => mistyped('Quandong', random));
    for (const typo of all) {
      expect(typo).not.toBe('quandong');
      expect(isOneEdit('quandong', typo)).toBe(true);
    }
    const lengths = Map.groupBy(all, ({ length }) => length);
    const sorted = (text: string) => [...text].sort().join('');
    const swapped = all.filter((typo) => sorted(typo) === sorted('quandong'));
    const kinds = [lengths.get(7), lengths.get(9), swapped];
    for (const kind of kinds) {
      expect(kind?.length).toBeGreaterThan(70);
      expect(kind?.length).toBeLessThan(130);
    }
  });

  it('changes even a word of one repeated letter', () => {
    expect(mistyped('aaaaa', seeded(2))).not.toBe('aaaaa');
  });
});

describe('withTypos', () => {
  it('leaves short words and numbers alone', () => {
    const random = seeded(3);
    expect(withTypos('St Ives', 1, random)).toBeUndefined();
    expect(withTypos('3rd', 1, random)).toBeUndefined();
    expect(withTypos('', 1, random)).toBeUndefined();
    for (let time = 0; time < 20; time += 1) {
      expect(withTypos('Mount Hope', 1, random)).toMatch(/^(?!mount )\S+ Hope$/);
    }
    expect('Mount').toHaveLength(leastLetters);
  });

  it('never restores the original word with the second error', () => {
    const random = seeded(4);
    for (let time = 0; time < 500; time += 1) {
      expect(withTypos('Mount', 2, random)).not.toBe('mount');
    }
  });
});
