/** A record takes names and values, never a list; the gateway's payload is one. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { innerCalls } from '../ports/gateway/inner-calls.ts';
import { outerBody } from '../routes/api/gateway.route.ts';
import { plainRecord } from './plain-record.ts';

const lists = [[], ['a'], [['a']], [{ a: 1 }]];

describe('a plain record', () => {
  const counts = plainRecord(v.number());

  it('is what a record is', () => {
    expect(v.parse(counts, { a: 1 })).toEqual({ a: 1 });
    expect(v.is(counts, { a: '1' })).toBe(false);
    for (const other of [null, 'a', 1, undefined]) expect(v.is(counts, other)).toBe(false);
  });

  it.each(lists)('is no list: %j', (...list) => {
    expect(v.is(plainRecord(v.unknown()), list)).toBe(false);
    expect(v.is(v.record(v.string(), v.unknown()), list)).toBe(true);
  });
});

it('no list is a payload, and no list of lists a fact of the visit', () => {
  const call = { path: '/mobile/plan/list', method: 'POST' };
  expect(v.is(outerBody, { ...call, body: {} })).toBe(true);
  const progress = innerCalls['POST /visit/progress'];
  expect(v.is(progress, { visit_id: 'v', facts: { a: [1] } })).toBe(true);
  for (const list of lists) expect(v.is(outerBody, { ...call, body: list })).toBe(false);
  expect(v.is(progress, { visit_id: 'v', facts: [['a']] })).toBe(false);
});
