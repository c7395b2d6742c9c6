/** The oldest entries leave first, however many have left before, and the rest stay within the limit. */
import { describe, expect, it } from 'vitest';
import { WeightedMap } from './weighted-map.ts';

describe('a map that forgets', () => {
  it('keeps the newest entries whose weight fits', () => {
    const map = new WeightedMap<number, string>(10);
    for (let key = 0; key < 1000; key += 1) map.set(key, `value ${key}`, 3);
    expect([996, 997, 998, 999].map((key) => map.get(key))).toEqual([
      undefined,
      'value 997',
      'value 998',
      'value 999',
    ]);
    expect(map.total).toBe(9);
  });

  it('makes an entry that is set again the newest', () => {
    const map = new WeightedMap<string, number>(3);
    map.set('a', 1, 1);
    map.set('b', 2, 1);
    map.set('a', 3, 1);
    map.set('c', 4, 2);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4]);
  });

  it('forgets again after it was emptied', () => {
    const map = new WeightedMap<string, number>(2);
    map.set('a', 1, 1);
    map.set('b', 2, 2);
    map.delete('b');
    expect(map.total).toBe(0);
    for (const key of ['c', 'd', 'e']) map.set(key, 3, 1);
    expect([map.get('c'), map.get('d'), map.get('e'), map.total]).toEqual([undefined, 3, 3, 2]);
  });

  it('does not keep an entry that is too heavy on its own', () => {
    const map = new WeightedMap<string, number>(2);
    map.set('a', 1, 1);
    map.set('a', 2, 3);
    expect([map.get('a'), map.total]).toEqual([undefined, 0]);
  });

  it('forgets a used entry last', () => {
    const map = new WeightedMap<string, number>(2);
    map.set('a', 1, 1);
    map.set('b', 2, 1);
    expect([map.use('a'), map.use('none')]).toEqual([1, undefined]);
    map.set('c', 3, 1);
    expect([map.get('a'), map.get('b'), map.get('c'), map.total]).toEqual([1, undefined, 3, 2]);
  });

  it('keeps the newest entry, alone, even if it is too heavy, when asked to', () => {
    const map = new WeightedMap<string, number>(2, { keepNewest: true });
    map.set('a', 1, 1);
    map.set('heavy', 2, 3);
    expect([map.get('a'), map.use('heavy'), map.total]).toEqual([undefined, 2, 3]);
    map.set('heavier', 3, 4);
    expect([map.get('heavy'), map.use('heavier'), map.total]).toEqual([undefined, 3, 4]);
    map.set('b', 4, 1);
    expect([map.get('heavier'), map.get('b'), map.total]).toEqual([undefined, 4, 1]);
  });
});
