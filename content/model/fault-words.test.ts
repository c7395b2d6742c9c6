/** The words for a faulty value: the schema's own, or else plain ones. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { valueFault } from './fault-words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

it.each([
  ['a number', whole, 5, undefined],
  ['words for a number', whole, 'x1', 'write a number'],
  ['half a number', whole, 1.5, 'write a whole number'],
  ['a small number', whole, 0, 'write a number that is at least 1'],
  ['a large number', whole, 13, 'write a number that is at most 12'],
  ['nothing', v.object({ url: v.string() }), {}, 'fill this in'],
  ['a short text', v.pipe(v.string(), v.minLength(3)), 'a', 'at least 3 characters'],
  ['a long text', v.pipe(v.string(), v.maxLength(3)), 'abcd', 'at most 3 characters'],
  ['an empty list', v.pipe(v.array(v.string()), v.minLength(1)), [], 'add at least 1'],
  ['a long list', v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'at most 1 of them'],
  ['what the schema has words for', v.pipe(v.string(), v.minLength(1, 'Type')), '', 'Type'],
])('of %s', (_, schema: v.GenericSchema, value, words) => {
  expect(valueFault(schema, value)).toBe(words);
});
