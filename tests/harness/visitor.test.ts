/** Visitors of a run differ from each other where the worker counts or remembers them. */
import { expect, it } from 'vitest';
import { formOpenedAt } from '../../domain/forms/hidden-fields.ts';
import { formIdOf, ipOf, jsonOf } from './visitor.ts';

it('has form ids of its own, issued a minute ago', () => {
  const ids = Array.from({ length: 100 }, (_, index) => formIdOf(1, 'form', index));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(Math.abs((formOpenedAt(id) ?? 0) - (Date.now() - 60_000))).toBeLessThan(10_000);
  }
});

it('has an IP address of its own', () => {
  expect([ipOf(0), ipOf(255), ipOf(256), ipOf(2 ** 23 + 1)]).toEqual([
    ...['10.0.0.0', '10.0.0.255', '10.0.1.0', '10.128.0.1'],
  ]);
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['', {}],
  ['<html>', {}],
  ['null', {}],
  ['7', {}],
])('reads %j as %j', (body, expected) => {
  expect(jsonOf({ status: 200, headers: {}, body, firstByteMs: 1, ms: 1 })).toEqual(expected);
});
