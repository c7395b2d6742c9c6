/** The same seed gives the same run on every machine and in every release; the figures in the docs depend on it. */
import { describe, expect, it } from 'vitest';
import { chanceOf, pickOf } from './seeded.ts';

describe('chance', () => {
  it('is what it has always been for these words', () => {
    expect(chanceOf(1, 'kill', 1)).toBe(0.06997064561624455);
    expect(chanceOf(2, 'errand', 7)).toBe(0.8220276923874508);
  });

  it('is spread evenly from 0 to 1', () => {
    const all = Array.from({ length: 10_000 }, (_, index) => chanceOf(3, index));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 1);
  });
});

describe('a pick', () => {
  it('takes every choice, and the same one again for the same words', () => {
    const picks = () => Array.from({ length: 50 }, (_, index) => pickOf(['a', 'b', 'c'], 1, index));
    expect(new Set(picks())).toEqual(new Set(['a', 'b', 'c']));
    expect(picks()).toEqual(picks());
  });

  it('says what it was for when there is nothing to choose from', () => {
    expect(() => pickOf([], 1, 'product', 4)).toThrow('Nothing to choose for product/4');
  });
});
