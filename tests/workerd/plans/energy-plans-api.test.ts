/** GET /api/plans/energy over the real app: an area's plans as described, the same for everyone for a minute. */
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { energyPlans } from '../../../worker/openapi/energy-plans-call.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { failingDb } from '../support/failing-db.ts';
import { originOf, visit, wire } from '../support/workerd-site.ts';

const url = `${originOf('acacia')}/api/plans/energy`;
const { plans: port } = wirePorts(env);
const fetch = wire({ ports: { plans: port } });

async function read(query: string, site = fetch) {
  const response = await site(visit(`${url}?${query}`));
  return { response, body: (await response.json()) as Record<string, unknown> };
}

async function idsOf(query: string): Promise<string[]> {
  const { body } = await read(query);
  return v.parse(energyPlans, body).plans.map(({ plan }) => plan.id);
}

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

describe('GET /api/plans/energy', () => {
  it('answers with every plan of the area, the same for everyone, cached for a minute', async () => {
    const { response, body } = await read('fuel=Electricity&customer=Residential&postcode=5000');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('set-cookie')).toBeNull();
    const { plans, area, unpriced, providers } = v.parse(energyPlans, body);
    const states = plans.flatMap(({ plan }) => plan.area?.states ?? []);
    expect(states).toContain('SA');
    expect(plans.length).toBeGreaterThan(10);
    expect(area).toEqual({ known: true, distributors: [], distributor: 'Marri Power' });
    const names = unpriced.map(({ id }) => id);
    expect(plans.flatMap(({ plan }) => (plan.unpriced ? [plan.id] : []))).toEqual(names);
    expect(providers.length).toBeGreaterThan(2);
  });

  it('treats unknown parameters and values as absent', async () => {
    const usual = await idsOf('');
    expect(await idsOf('fuel=Electricity&customer=Residential')).toEqual(usual);
    for (const odd of ['fuel=Steam', 'customer=x', 'postcode=50000', 'distributor=%00', 'x=1']) {
      expect(await idsOf(odd)).toEqual(usual);
    }
    expect(await idsOf('fuel=Gas')).not.toEqual(usual);
    expect(await idsOf('customer=Business')).not.toEqual(usual);
    expect(await idsOf('postcode=5000')).not.toEqual(usual);
  });

  it('leaves out a logo that the brand’s pages may not show', async () => {
    const logo = { url: 'https://elsewhere.example/logo.svg', altText: 'A' };
    const odd: typeof port = {
      ...port,
      async energy(...asked) {
        const found = await port.energy(...asked);
        const plans = found.plans.map((one) => ({ ...one, provider: { ...one.provider, logo } }));
        return { ...found, plans };
      },
    };
    const { body } = await read('', wire({ ports: { plans: odd } }));
    const logos = v.parse(energyPlans, body).plans.map(({ provider }) => provider.logo);
    expect([logos.length > 10, new Set(logos)]).toEqual([true, new Set([null])]);
  });

  it('says that it is stale, and from when, while the catalogue does not answer', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const away = { now: false };
    const held: typeof port = {
      ...port,
      energy: (question, asker) =>
        port.energy(question, {
          ...asker,
          recall: (one) =>
            asker.recall({
              ...one,
              ask: () => (away.now ? Promise.reject(new Error('away')) : one.ask()),
            }),
        }),
    };
    const site = wire({ ports: { plans: held } });
    const home = 'fuel=Gas&customer=Residential&postcode=3057';
    const before = v.parse(energyPlans, (await read(home, site)).body);
    expect(before.stale).toBe(false);
    away.now = true;
    const fetchedAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: fetchedAt + 3_600_000 });
    const after = v.parse(energyPlans, (await read(home, site)).body);
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(after).toMatchObject({ plans: before.plans, stale: true });
    expect(Math.abs(Date.parse(after.asOf ?? '') - fetchedAt)).toBeLessThan(60_000);
  });

  it('is counted against the limit of searches', async () => {
    const limit = { limit: async () => ({ success: false }) };
    const { response } = await read('', wire({ env: { LIMIT_SEARCH: limit } }));
    expect(response.status).toBe(429);
  });

  it('is an uncached 503 with a stable code while the catalogue does not answer', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const away = wirePorts({ ...env, CATALOGUE_DB: failingDb(env.CATALOGUE_DB, 'run') });
    const site = wire({ ports: { plans: away.plans } });
    const { response, body } = await read('fuel=Dual&customer=Business&postcode=0872', site);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ error: { code: 'plans_unavailable' } });
    vi.restoreAllMocks();
  });
});
