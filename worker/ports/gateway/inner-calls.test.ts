/** The payloads of the six inner calls: the specification's defaults, and payloads that are refused. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type InnerName, innerCalls, isInnerName } from './inner-calls.ts';

const parsed = (name: InnerName, body: unknown) => v.safeParse(innerCalls[name], body);
const payload = (name: InnerName, body: unknown) => parsed(name, body).output;

it('knows exactly the six calls (spec: gateway)', () => {
  expect(Object.keys(innerCalls)).toEqual([
    'POST /visit/create',
    'POST /visit/progress',
    'POST /provider/list',
    'GET /postcode/list',
    'POST /mobile/plan/list',
    'POST /broadband/plan/list',
  ]);
  for (const odd of ['toString', '__proto__', 'constructor', 'GET /visit/create', '']) {
    expect(isInnerName(odd)).toBe(false);
  }
});

describe('POST /visit/create', () => {
  const name = 'POST /visit/create';
  it('keeps the tracking parameters under their canonical names', () => {
    const body = { address: ' 1 A St ', screenResolution: '1x2', rc: 'AB', clickref: 'C' };
    expect(
      payload(name, { ...body, utm_source: 'mail', source_type: 9, host: 'x', odd: {} }),
    ).toEqual({
      tracking: { rcCode: 'AB', cui: 'C', utm_source: 'mail' },
      address: '1 A St',
      screenResolution: '1x2',
    });
  });
  it.each([{}, { address: '' }, { address: 1 }, { address: 'a'.repeat(501) }])('not %j', (body) => {
    expect(parsed(name, body).success).toBe(false);
  });
});

describe('POST /visit/progress', () => {
  const name = 'POST /visit/progress';
  it('keeps facts, lists and one level of names', () => {
    const body = {
      visit_id: 'a-1',
      step: 2,
      done: true,
      chosen: ['x', 1],
      form: { a: 'b', c: [1] },
    };
    expect(payload(name, body)).toEqual(body);
  });
  it.each([
    {},
    { visit_id: '../x' },
    { visit_id: 'a', deep: { a: { b: { c: 1 } } } },
    { visit_id: 'a', long: 'x'.repeat(2001) },
    {
      visit_id: 'a',
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, 'x'.repeat(1000)])),
    },
  ])('not %#', (body) => {
    expect(parsed(name, body).success).toBe(false);
  });
});

describe('POST /provider/list', () => {
  const name = 'POST /provider/list';
  it('takes service ids', () => {
    expect(payload(name, { vertical: [1, 7], rc: 'A', assigned: 0 })).toEqual({
      vertical: [1, 7],
      rc: 'A',
    });
  });
  it.each([
    {},
    { vertical: [] },
    { vertical: [0] },
    { vertical: [8] },
    { vertical: ['1'] },
    { vertical: 1 },
  ])('not %j', (body) => {
    expect(parsed(name, body).success).toBe(false);
  });
});

describe('POST /mobile/plan/list', () => {
  const name = 'POST /mobile/plan/list';
  const defaults = { connection_type: 1, plan_type: 1, plan_minify: 1, cost_sorting: 1 };
  it.each<[object, object]>([
    [{}, defaults],
    [{ connection_type: 'Personal', plan_type: 'Sim' }, defaults],
    [
      { connection_type: 'Business', plan_type: 'Handset' },
      { ...defaults, connection_type: 2, plan_type: 2 },
    ],
    [
      { connection_type: 2, plan_type: 7 },
      { ...defaults, connection_type: 2, plan_type: 2 },
    ],
    [
      { plan_cost_max: '40', plan_cost_min: 5 },
      { ...defaults, plan_cost_max: 40, plan_cost_min: 5 },
    ],
    [
      { cost_sorting: 2, plan_minify: 0 },
      { ...defaults, cost_sorting: 2 },
    ],
    [{ providers_filter: [1, 'b'] }, { ...defaults, providers_filter: [1, 'b'] }],
    [{ data_usage_min: 0 }, defaults],
    [{ data_usage_min: 1 }, { ...defaults, data_usage_min: 1 }],
    [{ data_usage_min: 90 }, { ...defaults, data_usage_min: 90 }],
    [{ data_usage_min: 91 }, defaults],
  ])('%j', (body, expected) => {
    expect(payload(name, body)).toEqual(expected);
  });
  it.each([
    { cost_sorting: 3 },
    { plan_cost_max: -1 },
    { plan_cost_max: 'x' },
    { providers_filter: 'x' },
  ])('not %j', (body) => {
    expect(parsed(name, body).success).toBe(false);
  });
});

describe('POST /broadband/plan/list', () => {
  const name = 'POST /broadband/plan/list';
  const defaults = { plan_minify: 1, cost_sorting: 1 };
  it.each<[object, object]>([
    [{}, { ...defaults, conn_type_group: [{ type: 1 }] }],
    [{ technologyType: 'nbn' }, { ...defaults, conn_type_group: [{ type: 1, tech_type: 'nbn' }] }],
    [
      { conn_type_group: [{ type: 3 }, { type: 2, tech_type: 'x' }], technologyType: 5 },
      { ...defaults, conn_type_group: [{ type: 3, tech_type: 5 }, { type: 2 }] },
    ],
    [
      { nbn_speed_tier: [0, 2], modem_filter: 1, providers_filter: ['a'] },
      {
        ...defaults,
        conn_type_group: [{ type: 1 }],
        nbn_speed_tier: [0, 2],
        modem_filter: 1,
        providers_filter: ['a'],
      },
    ],
  ])('%j', (body, expected) => {
    expect(payload(name, body)).toEqual(expected);
  });
  it.each([{ conn_type_group: [{}] }, { conn_type_group: {} }, { nbn_speed_tier: 1 }])(
    'not %j',
    (body) => {
      expect(parsed(name, body).success).toBe(false);
    },
  );
});
