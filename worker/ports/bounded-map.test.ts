/** A new entry pushes out the oldest; writing an existing one again pushes out none. */
import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

const filled = () => {
  const map = new BoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  return map;
};

it('forgets its oldest entry for another one', () => {
  const map = filled();
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 2, 3]);
});

it('forgets nothing for an entry that it has', () => {
  const map = filled();
  map.set('b', 3);
  expect(['a', 'b'].map((key) => map.get(key))).toEqual([1, 3]);
});
