/** Reading an answer whose shape is unknown. */
import { expect, it } from 'vitest';
import { pick, pickText } from './pick.ts';

it('reads own keys of objects only', () => {
  expect(pick({ a: 1 }, 'a')).toBe(1);
  expect(pick({}, 'toString')).toBeUndefined();
  expect(pick(null, 'a')).toBeUndefined();
  expect(pick('text', 'length')).toBeUndefined();
  expect(pickText({ a: 1 }, 'a')).toBe('');
  expect(pickText({ a: 'x' }, 'a')).toBe('x');
});
