/** The embedded gateway: the contract, its rows, and the end of a visit's progress. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from '../address/embedded-address.ts';
import { createLiveSlot } from '../address/live-slot.ts';
import { seedSample } from '../address/sample/seed-sample.ts';
import { createEmbeddedLeads } from '../leads/embedded-leads.ts';
import { createEmbeddedPlans } from '../plans/embedded-plans.ts';
import { loadCatalogue } from '../plans/load-catalogue.ts';
import { embeddedCatalogue } from '../plans/shipped-catalogue.fixture.ts';
import { createEmbeddedGateway } from './embedded-gateway.ts';
import { call, context, gatewayContract, visitCreate } from './gateway.contract.ts';

const parts = {
  leads: createEmbeddedLeads(env.LEADS_DB),
  address: createEmbeddedAddressPort(createLiveSlot([env.ADDRESSES_DB])),
  db: env.LEADS_DB,
  plans: createEmbeddedPlans(env.CATALOGUE_DB),
};
const port = createEmbeddedGateway(parts);

beforeAll(async () => {
  await seedSample(env.ADDRESSES_DB);
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

gatewayContract('embedded', () => port);

async function newVisit(): Promise<string> {
  const { data } = await port.call(visitCreate, context);
  return (data as { visit_id: string }).visit_id;
}

const progressOf = async (visitId: string) => {
  const rows = await env.LEADS_DB.prepare('SELECT data FROM visit_progress WHERE visit_id = ?')
    .bind(visitId)
    .all<{ data: string }>();
  return rows.results.map(({ data }) => JSON.parse(data) as unknown);
};

describe('the embedded gateway', () => {
  it('writes a visit with brand, affiliate, tracking and source type', async () => {
    const row = await env.LEADS_DB.prepare('SELECT * FROM visit WHERE id = ?')
      .bind(await newVisit())
      .first();
    expect(row).toMatchObject({
      brand: context.brand.slug,
      affiliate_id: context.brand.affiliate.id,
      page: '/energy',
      rc_code: 'AB1',
      tracking: '{"rcCode":"AB1"}',
      source_type: 1,
      host: context.host,
    });
  });

  it('keeps progress with its visit, of this brand only, and loses it with the visit’s address', async () => {
    const visit_id = await newVisit();
    const progress = call('POST /visit/progress', { visit_id, step: 'plans' });
    await port.call(progress, context);
    const other = { ...context, brand: { ...context.brand, slug: 'another' } };
    expect(await port.call(progress, other)).toMatchObject({ status: 404 });
    expect(await progressOf(visit_id)).toEqual([{ step: 'plans' }]);
    const erase = env.LEADS_DB.prepare("UPDATE visit SET address_line = '' WHERE id = ?");
    await erase.bind(visit_id).run();
    expect(await progressOf(visit_id)).toEqual([]);
    expect(await port.call(progress, context)).toMatchObject({ status: 404 });
    expect(await progressOf(visit_id)).toEqual([]);
  });

  it('keeps repeated progress in one row of its visit', async () => {
    const [one, other] = [await newVisit(), await newVisit()];
    const say = (visit_id: string, page: number) =>
      port.call(call('POST /visit/progress', { visit_id, page }), context);
    for (const page of [1, 2, 1, 1]) expect(await say(one, page)).toMatchObject({ code: 1 });
    await say(other, 1);
    expect(await progressOf(one)).toEqual([{ page: 1 }, { page: 2 }]);
    expect(await progressOf(other)).toEqual([{ page: 1 }]);
  });

  it('keeps at most 50 rows of a visit, and still takes a repeat of one of them', async () => {
    const [full, other] = [await newVisit(), await newVisit()];
    const say = (visit_id: string, page: number) =>
      port.call(call('POST /visit/progress', { visit_id, page }), context);
    for (let page = 1; page <= 50; page += 1)
      expect(await say(full, page)).toMatchObject({ code: 1 });
    expect(await say(full, 51)).toMatchObject({ code: 0, status: 404 });
    expect(await progressOf(full)).toHaveLength(50);
    expect(await say(full, 1)).toMatchObject({ code: 1 });
    expect(await say(other, 51)).toMatchObject({ code: 1 });
  });
});
