/** The payloads of the plan calls, word for word (spec: plan-calls), and their meaning. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxCents } from '../../../../domain/money.ts';
import type { FilterValues } from '../../../../domain/plans/filter.ts';
import {
  anyQuery,
  broadbandSettings,
  mobileSettings,
} from '../../../../domain/plans/list/plan-query.fixture.ts';
import {
  type CostBounds,
  initialQuery,
  type ListSettings,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { innerCalls } from '../../gateway/inner-calls.ts';
import { everyPlan, planCall, queryOf, unsentFilters } from './plan-calls.ts';

const mobile = (change: Partial<PlanQuery> = {}) =>
  planCall({ ...initialQuery(mobileSettings), ...change }).payload;
const broadband = (filters: FilterValues) =>
  planCall({ ...initialQuery(broadbandSettings), filters }).payload;

describe('the mobile call', () => {
  it('has connection and plan type as numbers, costs in dollars, and data', () => {
    const filters = { use: 'Personal', kind: 'Sim', data: 30, provider: ['a'] };
    expect(mobile({ filters, cost: { minCents: 1_000, maxCents: 9_000 }, sort: 2 })).toEqual({
      connection_type: 1,
      plan_type: 1,
      plan_cost_min: 10,
      plan_cost_max: 90,
      plan_minify: 1,
      cost_sorting: 2,
      providers_filter: ['a'],
      data_usage_min: 30,
    });
    expect(mobile({ filters: { use: 'Business', kind: 'Phone' } })).toMatchObject({
      connection_type: 2,
      plan_type: 2,
    });
  });

  it('names both costs where nothing bounds them', () => {
    expect(mobile()).toMatchObject({ plan_cost_min: 0, plan_cost_max: 1_000_000 });
    expect(mobile({ cost: { maxCents: 4_500 } })).toMatchObject({
      plan_cost_min: 0,
      plan_cost_max: 45,
    });
    expect(broadband({})).not.toHaveProperty('plan_cost_max');
  });

  it('has no costs to name for broadband, whatever bounds them', () => {
    const bounds = { cost: { minCents: 4_000, maxCents: 8_000 } };
    const { payload } = planCall({ ...initialQuery(broadbandSettings), ...bounds });
    expect(Object.keys(payload).filter((name) => name.startsWith('plan_cost'))).toEqual([]);
  });

  it('leaves data out where none is asked for', () => {
    expect(mobile({ filters: {} })).not.toHaveProperty('data_usage_min');
  });
});

describe('the broadband call', () => {
  it('numbers connections and technologies from 1, speeds and modems from 0', () => {
    const filters = {
      connection: ['nbn', 'Satellite'],
      technology: 'FTTN',
      speed: [12, 1000],
      modem: ['Included', 'Bring your own'],
    };
    expect(broadband(filters)).toEqual({
      conn_type_group: [{ type: 1, tech_type: 3 }, { type: 4 }],
      nbn_speed_tier: [0, 6],
      modem_filter: [0, 2],
      cost_sorting: 1,
      plan_minify: 1,
    });
  });

  it('keeps the numbers of the speed tiers that came before the latest two', () => {
    const speed = [12, 25, 50, 100, 250, 500, 1000, 750, 2000];
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    expect(broadband({ speed })).toMatchObject({ nbn_speed_tier: numbers });
  });

  it('names every connection where any will do', () => {
    expect(broadband({})).toMatchObject({
      conn_type_group: [{ type: 1 }, { type: 2 }, { type: 3 }, { type: 4 }],
    });
  });
});

/** An editor's bounds: both, one or none. */
const anyCost: fc.Arbitrary<CostBounds | undefined> = fc.option(
  fc.record(
    {
      minCents: fc.integer({ min: 1, max: maxCents }),
      maxCents: fc.integer({ min: 0, max: maxCents - 1 }),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);
const bounded = (settings: ListSettings): fc.Arbitrary<PlanQuery> =>
  fc
    .tuple(anyQuery(settings), anyCost)
    .map(([query, cost]) => ({ ...query, ...(cost && { cost }) }));

describe('a call', () => {
  it.each([mobileSettings, broadbandSettings])('says what the question said: %o', (settings) => {
    fc.assert(
      fc.property(bounded(settings), (query) => {
        const all = ['nbn', 'Private fibre', 'Home wireless', 'Satellite'];
        const any = settings.vertical === 'broadband' && !query.filters.connection;
        const filters = any ? { ...query.filters, connection: all } : query.filters;
        const { page, perPage, ...asked } = queryOf(planCall(query));
        const said = { ...asked.filters, ...unsentFilters(query) };
        // A call knows two orders; we sort its answer into the others.
        const sort = typeof query.sort === 'number' ? query.sort : 1;
        expect([said, asked.sort]).toEqual([filters, sort]);
        // The specification's broadband call has no cost bounds.
        const carried = settings.vertical === 'mobile' ? query.cost : {};
        expect(asked.cost ?? {}).toEqual(carried ?? {});
        expect([page, perPage]).toEqual([1, 500]);
      }),
    );
  });

  it('leaves out a filter that the partner does not know', () => {
    const filters = { use: 'Personal', kind: 'Sim' };
    expect(mobile({ filters: { ...filters, fiveG: true } })).toEqual(mobile({ filters }));
  });

  it('may say options by their words, and keeps what nobody offers', () => {
    const read = (body: object) =>
      queryOf({
        name: 'POST /broadband/plan/list',
        payload: v.parse(innerCalls['POST /broadband/plan/list'], body),
      }).filters;
    expect(
      read({
        conn_type_group: [{ type: 1, tech_type: 'hfc' }],
        nbn_speed_tier: ['50', 3],
        modem_filter: 'included',
      }),
    ).toEqual({ connection: ['nbn'], technology: 'HFC', speed: [50, 100], modem: ['Included'] });
    expect(read({ nbn_speed_tier: [99] })).toEqual({ connection: ['nbn'], speed: ['99'] });
    expect(read({ nbn_speed_tier: [6, 7, '2000'] })).toMatchObject({ speed: [1000, 750, 2000] });
    expect(read({})).toEqual({ connection: ['nbn'] });
  });

  it('bounds costs by whole cents, themselves included', () => {
    const payload = v.parse(innerCalls['POST /mobile/plan/list'], {
      plan_cost_min: '0.1',
      plan_cost_max: 0.29,
    });
    expect(queryOf({ name: 'POST /mobile/plan/list', payload }).cost).toEqual({
      minCents: 10,
      maxCents: 29,
    });
  });

  it('bounds costs by the dearest plan, however much it names, and by nothing that leaves none out', () => {
    const read = (costs: object) =>
      queryOf({
        name: 'POST /mobile/plan/list',
        payload: v.parse(innerCalls['POST /mobile/plan/list'], costs),
      }).cost;
    expect(read({ plan_cost_min: 1e308, plan_cost_max: 1e308 })).toEqual({
      minCents: 100_000_000,
    });
    expect(read({ plan_cost_min: 0, plan_cost_max: 1_000_000 })).toBeUndefined();
    expect(read({})).toBeUndefined();
  });

  it('of each kind together asks for every plan', () => {
    expect(everyPlan('mobile').map(({ filters }) => filters)).toEqual([
      { use: 'Personal', kind: 'Sim' },
      { use: 'Personal', kind: 'Phone' },
      { use: 'Business', kind: 'Sim' },
      { use: 'Business', kind: 'Phone' },
    ]);
    expect(everyPlan('broadband').map(({ filters }) => filters)).toEqual([{}]);
  });
});
