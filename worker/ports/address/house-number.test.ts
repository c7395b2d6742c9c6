/** The house number in a suggested line, compared to the typed one. */
import { expect, it } from 'vitest';
import { hasNumberOf } from './house-number.ts';

const place = 'Smith Street, Brunswick VIC 3056';

it.each([
  ['3 smith street', `3 ${place}`, true],
  ['3 smith street', `1/3 ${place}`, true],
  ['3 smith street', `3A ${place}`, true],
  ['3 smith street', `3-5 ${place}`, true],
  ['5 smith street', `3-5 ${place}`, true],
  ['3 smith street', `Level 2, Drovers Tower, 3 ${place}`, true],
  ['3-5 smith street', `3-5 ${place}`, true],
  ['3-5 smith street', `3/5 ${place}`, true],
  ['3 smith street', `3/95 ${place}`, false],
  ['3 smith street', `Shop 3, 95 ${place}`, false],
  ['4 smith street', `3-5 ${place}`, false],
  ['3a smith street', `3 ${place}`, false],
  ['a3 smith street', `A3 ${place}`, true],
  ['a3 smith street', `A/3 ${place}`, true],
  ['3 smith street', `A3 ${place}`, true],
  ['a3 smith street', `B3 ${place}`, false],
  ['a3 smith street', `3 ${place}`, false],
  ['3056 smith street', `3 ${place}`, false],
  ['smith street', `3 ${place}`, true],
])('%s, %s: %s', (typed, DisplayLine, has) => {
  expect(hasNumberOf(typed)({ DisplayLine, RecordId: 'x' })).toBe(has);
});
