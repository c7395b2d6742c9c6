/** The ids of the hint and the message of a field, as screen readers follow them. */
import { expect, it } from 'vitest';
import { describedBy } from './field-style.ts';

it('are there for what there is, apart', () => {
  expect(describedBy('a', 'A hint', 'An error')).toBe('a-hint a-error');
  expect(describedBy('a', null, 'An error')).toBe('a-error');
  expect(describedBy('a', 'A hint', undefined)).toBe('a-hint');
  expect(describedBy('a', null, '')).toBeUndefined();
});
