/** A partner's ids for our visits: created once, used in every call, gone with the visit's personal data. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { failingDb } from '../../../tests/workerd/support/failing-db.ts';
import { createEmbeddedLeads } from '../leads/embedded-leads.ts';
import { call, context } from './gateway.contract.ts';
import { type GatewayPort, gatewayFailure, gatewaySuccess } from './gateway.port.ts';
import { createGatewayVisits, withGatewayVisits } from './gateway-visits.ts';

const leads = createEmbeddedLeads(env.LEADS_DB);

async function newVisit(addressLine = '19 Murray Road'): Promise<string> {
  const { visitId } = await leads.createVisit({
    idempotencyKey: crypto.randomUUID(),
    brand: context.brand.slug,
    host: context.host,
    affiliateId: '1001',
    rcCode: 'AB1',
    tracking: { rcCode: 'AB1', utm_source: 'mail' },
    screenResolution: '390x844',
    addressLine,
    sourceType: 1,
    page: '/energy',
  });
  return visitId;
}

/** A partner that numbers visits, or refuses. */
function partner(refuses = false) {
  const heard: Parameters<GatewayPort['call']>[] = [];
  const port: GatewayPort = {
    async call(...asked) {
      heard.push(asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return refuses ? gatewayFailure(503, 'No') : gatewaySuccess({ visit_id: 700 + heard.length });
    },
  };
  return { heard, port };
}

describe('a visit at the gateway', () => {
  it('is created with everything the specification names (spec: gateway)', async () => {
    const { heard, port } = partner();
    const visits = createGatewayVisits(port, env.LEADS_DB);
    expect(await visits.ensure(await newVisit(), context)).toBe('701');
    const [inner, asked] = heard[0] ?? [];
    expect(inner).toEqual({
      name: 'POST /visit/create',
      payload: {
        tracking: { rcCode: 'AB1', utm_source: 'mail' },
        address: '19 Murray Road',
        screenResolution: '390x844',
      },
    });
    expect(asked).toMatchObject({ vertical: 'energy', visitId: '', host: context.host });
  });

  it('is created once, even by two requests at a time', async () => {
    const { heard, port } = partner();
    const visits = createGatewayVisits(port, env.LEADS_DB);
    const visitId = await newVisit();
    const both = [visits.ensure(visitId, context), visits.ensure(visitId, context)];
    expect((await Promise.all(both)).filter((id) => id === '701')).toHaveLength(1);
    expect(await visits.ensure(visitId, context)).toBe('701');
    expect(heard).toHaveLength(1);
  });

  it('whose campaign cannot be read is not passed on, and the column is named', async () => {
    const { heard, port } = partner();
    const visitId = await newVisit();
    await env.LEADS_DB.prepare(`UPDATE visit SET tracking = '{"rcCode":1}' WHERE id = ?`)
      .bind(visitId)
      .run();
    const told = createGatewayVisits(port, env.LEADS_DB).ensure(visitId, context);
    await expect(told).rejects.toThrow('The column "tracking" cannot be read at rcCode');
    expect(heard).toEqual([]);
  });

  it('is tried again by the next step after a refusal', async () => {
    const visitId = await newVisit();
    const refusing = createGatewayVisits(partner(true).port, env.LEADS_DB);
    await expect(refusing.ensure(visitId, context)).rejects.toThrow(/^\/visit\/create: 503$/);
    const visits = createGatewayVisits(partner().port, env.LEADS_DB);
    expect(await visits.ensure(visitId, context)).toBe('701');
  });

  it('is tried again a minute after its request died, not before', async () => {
    const visitId = await newVisit();
    const dead: GatewayPort = { call: () => Promise.reject(new Error('gone')) };
    await createGatewayVisits(dead, env.LEADS_DB, () => 0)
      .ensure(visitId, context)
      .catch(() => null);
    const { port } = partner();
    const at = (ms: number) => createGatewayVisits(port, env.LEADS_DB, () => ms);
    expect(await at(60_000).ensure(visitId, context)).toBeNull();
    expect(await at(60_001).ensure(visitId, context)).toBe('701');
  });

  it('is none for another brand, without an address, and once its personal data is erased', async () => {
    const { heard, port } = partner();
    const visits = createGatewayVisits(port, env.LEADS_DB);
    const visitId = await newVisit();
    const other = { ...context, brand: { ...context.brand, slug: 'another' } };
    expect(await visits.ensure(visitId, other)).toBeNull();
    expect(await visits.ensure(await newVisit(''), context)).toBeNull();
    expect(heard).toEqual([]);
    await visits.ensure(visitId, context);
    expect(await visits.find('another', visitId)).toBeNull();
    const erase = env.LEADS_DB.prepare("UPDATE visit SET address_line = '' WHERE id = ?");
    await erase.bind(visitId).run();
    expect(await visits.find(context.brand.slug, visitId)).toBeNull();
  });
});

describe('a call that names a visit of ours', () => {
  it('goes out with the gateway’s own id, in the envelope and in the payload', async () => {
    const { heard, port } = partner();
    const visits = createGatewayVisits(port, env.LEADS_DB);
    const visitId = await newVisit();
    await visits.ensure(visitId, context);
    const gateway = withGatewayVisits(port, visits);
    await gateway.call(call('GET /postcode/list', { search: '3056' }), { ...context, visitId });
    const progress = { visit_id: visitId, step: 'apply' };
    await gateway.call(call('POST /visit/progress', progress), context);
    expect(heard[1]?.[1].visitId).toBe('701');
    expect(heard[2]?.[0].payload).toEqual({ visit_id: '701', step: 'apply' });
    expect(heard[2]?.[1].visitId).toBe('701');
  });

  it('goes out unchanged when the visit is not known, or our storage is down', async () => {
    const { heard, port } = partner();
    for (const db of [env.LEADS_DB, failingDb(env.LEADS_DB, 'run')]) {
      const gateway = withGatewayVisits(port, createGatewayVisits(port, db));
      const search = call('GET /postcode/list', { search: '3056' });
      await gateway.call(search, { ...context, visitId: 'v-9' });
    }
    expect(heard.map(([, asked]) => asked.visitId)).toEqual(['v-9', 'v-9']);
  });
});
