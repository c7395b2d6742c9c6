/** Turns wrap around. */
import { expect, it } from 'vitest';
import { after } from './after.ts';

it('goes on, and from the last back to the first', () => {
  expect([-1, 0, 1, 2].map((index) => after(index, 3))).toEqual([0, 1, 2, 0]);
  expect(after(0, 0)).toBe(0);
});
