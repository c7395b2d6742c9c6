/** Keys of a tab list, and the two pages of a small screen. */
import { describe, expect, it } from 'vitest';
import { pageOf, tabOfKey } from './tab-keys.ts';

describe('tabOfKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s from %i leads to %i of 4', (key, from, to) => {
    expect(tabOfKey(key, from, 4, false)).toBe(to);
  });

  it('leaves up and down to the page unless the list is upright', () => {
    expect(tabOfKey('ArrowDown', 0, 4, false)).toBeUndefined();
    expect(tabOfKey('ArrowDown', 3, 4, true)).toBe(0);
    expect(tabOfKey('ArrowUp', 0, 4, true)).toBe(3);
  });

  it.each(['Tab', 'Enter', 'a', 'toString'])('ignores %s', (key) => {
    expect(tabOfKey(key, 1, 4, true)).toBeUndefined();
  });
});

describe('pageOf', () => {
  it('is three, then the rest', () => {
    expect([0, 1, 2, 3, 4, 9].map(pageOf)).toEqual([0, 0, 0, 1, 1, 1]);
  });
});
