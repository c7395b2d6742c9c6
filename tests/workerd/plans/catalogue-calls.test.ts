/** Providers and plans as a page asks for them: through /api/v2, from the catalogue's database. */
import { env } from 'cloudflare:workers';
import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { failingDb } from '../support/failing-db.ts';
import { originOf, postJson, wire } from '../support/workerd-site.ts';

const origin = originOf('banksia');
const call = (path: string, body: object) =>
  postJson(`${origin}/api/v2`, { path, method: 'POST', body });

/** The site with a deployed worker's gateway over this database. */
function siteOver(CATALOGUE_DB: D1Database) {
  const { gateway } = wirePorts({ ...env, CATALOGUE_DB });
  return wire({ ports: { gateway } });
}

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('/api/v2 with the embedded catalogue', () => {
  const fetch = siteOver(env.CATALOGUE_DB);

  it('lists providers by vertical', async () => {
    const response = await fetch(call('/provider/list', { assigned: 1, vertical: [1, 2] }));
    const { code, data } = (await response.json()) as {
      code: number;
      data: Record<string, unknown[]>;
    };
    expect(code).toBe(1);
    expect(Object.keys(data).sort()).toEqual(['energy', 'mobile']);
    expect(data.energy).toContainEqual({
      id: 'kettle-lamp',
      name: 'Kettle & Lamp',
      logo: { url: '/media/catalogue/kettle-lamp.svg', altText: 'Kettle & Lamp' },
    });
  });

  it.each([
    ['/mobile/plan/list', { connection_type: 1, plan_type: 1, plan_minify: 1, cost_sorting: 1 }],
    ['/broadband/plan/list', { conn_type_group: [{ type: 1 }], plan_minify: 1, cost_sorting: 2 }],
  ])('lists plans in order: %s', async (path, body) => {
    const response = await fetch(call(path, body));
    const { code, data } = (await response.json()) as {
      code: number;
      data: { providers: unknown[]; plans: { estimated_monthly_cost: number }[]; total: number };
    };
    expect(code).toBe(1);
    expect(data.providers.length).toBeGreaterThan(5);
    expect(data.plans.length).toBe(data.total);
    expect(data.total).toBeGreaterThan(30);
    const costs = data.plans.map((plan) => plan.estimated_monthly_cost);
    const rising = [...costs].sort((a, b) => a - b);
    expect(costs).toEqual(body.cost_sorting === 1 ? rising : rising.reverse());
  });
});

it.each(['/provider/list', '/mobile/plan/list', '/broadband/plan/list'])(
  'a failing database is answered in the gateway’s own shape: %s',
  async (path) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetch = siteOver(failingDb(env.CATALOGUE_DB, 'run'));
    const response = await fetch(call(path, { vertical: [2] }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      code: 0,
      message: 'Internal server error',
      data: null,
    });
  },
);
