/** The contract that every adapter of the gateway port passes, run by each adapter's test. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import type { Brand } from '../../../domain/brand.ts';
import { type GatewayContext, type GatewayPort, internalFailure } from './gateway.port.ts';
import { innerAnswers } from './inner-answers.ts';
import { type InnerCall, type InnerName, innerCalls } from './inner-calls.ts';

const [brand] = brands as readonly Brand[];
if (!brand) throw new Error('no brand');

export const context: GatewayContext = {
  brand,
  host: `${brand.slug}.localhost:8787`,
  page: '/energy',
  vertical: 'energy',
  visitId: '',
  tracking: { rcCode: 'AB1', utm_source: 'mail' },
  session: { cookie: 'known' },
};

/** A call as the edge makes it: the payload parsed from what a page sent. */
export const call = (name: InnerName, body: unknown): InnerCall =>
  ({ name, payload: v.parse(innerCalls[name], body) }) as InnerCall;

export const visitCreate = call('POST /visit/create', { address: '19 Murray Road', rc: 'AB1' });

/** Runs the contract; `makePort` is called within each test, and its catalogue has plans of each kind. */
export function gatewayContract(name: string, makePort: () => GatewayPort): void {
  describe(`gateway port: ${name}`, () => {
    const ask = (inner: InnerName, body: unknown) => makePort().call(call(inner, body), context);

    it('creates a visit, another one each time, and takes its progress', async () => {
      const first = await makePort().call(visitCreate, context);
      expect(first).toMatchObject({ code: 1, status: 200, data: { visit_id: expect.any(String) } });
      const { visit_id } = first.data as { visit_id: string };
      const second = await makePort().call(visitCreate, context);
      expect(second.data).not.toEqual(first.data);
      const progress = await ask('POST /visit/progress', { visit_id, step: 'plans', page: 2 });
      expect(progress).toMatchObject({ code: 1, status: 200 });
    });

    it('refuses progress for a visit that does not exist', async () => {
      const progress = { visit_id: crypto.randomUUID(), step: 'plans' };
      expect(await ask('POST /visit/progress', progress)).toMatchObject({
        code: 0,
        status: 404,
        data: null,
      });
    });

    it('lists postcodes as strings of three parts', async () => {
      const answer = await ask('GET /postcode/list', { search: '3056' });
      expect(answer).toMatchObject({ code: 1, status: 200 });
      expect(answer.data).toContain('3056, Brunswick, VIC');
      expect(await ask('GET /postcode/list', { search: '30' })).toMatchObject({
        code: 1,
        data: [],
      });
    });

    it('lists providers keyed by vertical: id, name, logo', async () => {
      const { data } = await ask('POST /provider/list', { vertical: [1, 2], rc: 'AB1' });
      expect(Object.keys(data as object)).toEqual(['energy', 'mobile']);
      const [first] = (data as Record<string, unknown[]>).energy ?? [];
      expect(first).toMatchObject({
        id: expect.anything(),
        name: expect.any(String),
        logo: expect.anything(),
      });
    });

    it('lists plans with their providers, sorted and filtered', async () => {
      for (const inner of ['POST /mobile/plan/list', 'POST /broadband/plan/list'] as const) {
        const up = await ask(inner, { cost_sorting: 1 });
        const down = await ask(inner, { cost_sorting: 2 });
        expect(v.is(innerAnswers[inner], up.data)).toBe(true);
        const costs = ({ data }: typeof up) =>
          (data as { plans: { estimated_monthly_cost: number }[] }).plans.map(
            ({ estimated_monthly_cost: cost }) => cost,
          );
        expect(costs(up).length).toBeGreaterThan(1);
        expect(costs(up)).toEqual(costs(up).toSorted((a, b) => a - b));
        expect(costs(down)).toEqual(costs(up).toReversed());
        const none = await ask(inner, { providers_filter: ['none'] });
        expect(costs(none)).toEqual([]);
      }
    });

    it('gives all money in dollars: the minimum total is the set-up and the months', async () => {
      const { data } = await ask('POST /broadband/plan/list', {});
      const { plans } = data as { plans: PricedAnswer[] };
      const plain = plans.filter((one) => one.unit === '/month' && one.special_offer_status === 0);
      for (const { cost, minimum_cost, set_up_cost, contract } of plain) {
        const months = Math.max(1, contract.months);
        expect(minimum_cost).toBeCloseTo(set_up_cost + months * cost, 2);
      }
      expect(plain.some(({ set_up_cost }) => set_up_cost > 0)).toBe(true);
    });
  });
}

interface PricedAnswer {
  readonly cost: number;
  readonly minimum_cost: number;
  readonly set_up_cost: number;
  readonly special_offer_status: 0 | 1;
  readonly unit: string;
  readonly contract: { readonly months: number };
}

/** The answer to a failure behind the gateway, whatever went wrong. */
export const failed = { code: 0, message: internalFailure, data: null };
