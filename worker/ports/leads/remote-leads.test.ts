/** The remote leads adapter: the contract over GraphQL, rows under the partner's ids, and every way to fail. */
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { faultNames } from '../../../tests/partner/partner-faults.ts';
import { partnerKey } from '../../../tests/partner/partner-vars.ts';
import { createOutside } from '../../http/outside/outside.ts';
import { createPartnerGraphql } from '../partner-graphql/partner-graphql.ts';
import { leadsContract } from './leads.contract.ts';
import type { VisitInput } from './leads.port.ts';
import { createRemoteLeads } from './remote-leads.ts';

const partner = inject('partner');
const canary = 'canary 19 Murray Road';

function remote(origin: string, parts: Parameters<typeof createOutside>[1] = {}) {
  const { log = () => undefined } = parts;
  const outside = createOutside('graphql', { ...parts, log });
  const graphql = createPartnerGraphql({ url: `${origin}/graphql`, key: partnerKey, outside });
  return createRemoteLeads(graphql, env.LEADS_DB, log);
}

leadsContract('remote, against the partner', () => remote(partner));

const visit = (idempotencyKey: string): VisitInput => ({
  idempotencyKey,
  brand: 'acacia',
  host: 'acacia.localhost:8787',
  affiliateId: '1001',
  rcCode: 'AB1',
  tracking: { rcCode: 'AB1' },
  screenResolution: null,
  addressLine: canary,
  page: '/',
  sourceType: 1,
});

/** The real fetch, with a record of every request. */
function listening() {
  const asked: { operation: string; variables: unknown; key: string | null }[] = [];
  const listen: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    const { operationName, variables } = JSON.parse(String(init?.body)) as Record<string, unknown>;
    asked.push({
      operation: String(operationName),
      variables,
      key: headers.get('idempotency-key'),
    });
    return fetch(url, init);
  };
  return { asked, listen };
}

describe('remote leads', () => {
  it('writes our rows under the partner’s ids, and asks once for one key', async () => {
    const { asked, listen } = listening();
    const port = remote(partner, { fetch: listen });
    const { visitId } = await port.createVisit(visit('remote-1'));
    await port.createVisit(visit('remote-1'));
    expect(asked.map(({ operation }) => operation)).toEqual(['getCsSitesData', 'createVisit']);
    expect(asked[1]).toMatchObject({
      variables: { host: 'acacia.localhost:8787', affiliateId: '1001' },
      key: 'visit-remote-1',
    });
    const row = await env.LEADS_DB.prepare('SELECT * FROM visit WHERE id = ?')
      .bind(visitId)
      .first();
    expect(row).toMatchObject({ brand: 'acacia', affiliate_id: '1001', address_line: canary });
  });

  it('tells the partner page and status, as the solar flow does', async () => {
    const { asked, listen } = listening();
    const port = remote(partner, { fetch: listen });
    const { visitId } = await port.createVisit(visit('remote-2'));
    const lead = {
      idempotencyKey: 'remote-2',
      brand: 'acacia',
      visitId,
      vertical: 'solar',
    } as const;
    const { leadId } = await port.createLead({
      ...lead,
      verticals: ['solar'],
      rcCode: 'AB1',
      tracking: { rcCode: 'AB1' },
      plans: [],
    });
    const page = 'solar/basic-info';
    await port.updateLead({ brand: 'acacia', leadId, page, status: 'open' });
    expect(asked.at(-2)).toMatchObject({
      operation: 'createLead',
      variables: { vertical: 'solar', visitId, rcCode: 'AB1', extras: { verticals: ['solar'] } },
    });
    expect(asked.at(-1)).toMatchObject({
      operation: 'updateLead',
      variables: { page, status: 'open', id: leadId },
      // Another lead's call with this key would look like a repeat of it.
      key: `update-${leadId}`,
    });
  });

  it('knows a site’s affiliate from before while the partner does not answer', async () => {
    let clock = 0;
    let status = 200;
    const data = { getCsSitesData: { apiKey: 'key', affiliate: { affiliateId: '77' } } };
    const outside = createOutside('graphql', {
      fetch: async () => Response.json({ data }, { status }),
      log: () => undefined,
    });
    const now = () => clock;
    const url = 'https://graphql.example/graphql';
    const graphql = createPartnerGraphql({ url, key: partnerKey, outside, now });
    const known = { apiKey: 'key', affiliateId: '77' };
    expect(await graphql.siteData('www.acacia.example')).toEqual(known);
    status = 503;
    clock += 86_400_000;
    expect(await graphql.siteData('www.acacia.example')).toEqual(known);
    expect(await graphql.siteData('www.banksia.example')).toEqual({ apiKey: '', affiliateId: '' });
  });

  it.each(faultNames.filter((name) => name !== 'delay'))(
    '%s: no success, no row, nothing personal in what is said',
    async (fault) => {
      const lines: unknown[] = [];
      const log = (line: unknown) => lines.push(line);
      const port = remote(`${partner}/with/${fault}`, { deadlineMs: 300, log });
      const failure = await port.createVisit(visit(fault)).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'storage_unavailable' });
      const said = `${String((failure as Error).cause)} ${JSON.stringify(lines)}`;
      expect(said).not.toContain(canary);
      expect(said).not.toContain(partnerKey);
      const row = env.LEADS_DB.prepare('SELECT id FROM visit WHERE idempotency_key = ?');
      expect(await row.bind(fault).first()).toBeNull();
    },
  );

  it.each(['1001', 'lead-1001', ''])(
    'takes no id that can be guessed, since lead and visit id open the page: %j',
    async (id) => {
      const key = `guessed-${id}`;
      const port = remote(partner, {
        fetch: async () => Response.json({ data: { createVisit: { id } } }),
      });
      await expect(port.createVisit(visit(key))).rejects.toMatchObject({
        code: 'storage_unavailable',
        cause: 'partner: unreadable',
      });
      const row = env.LEADS_DB.prepare('SELECT id FROM visit WHERE idempotency_key = ?');
      expect(await row.bind(key).first()).toBeNull();
    },
  );

  it('keeps personal data out of the failure when the partner refuses an address', async () => {
    const port = remote(partner);
    const failure = await port
      .saveAddress({
        leadId: crypto.randomUUID(),
        addressLine: canary,
        addressSiteId: null,
        locality: 'Brunswick',
        postcode: '3056',
        state: 'VIC',
        streetName: null,
        streetNumber1: null,
        unitType: null,
        unitNumber: null,
        lotNumber: null,
        stayedMonth: null,
        stayedYear: null,
        type: 'current',
        record: null,
      })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'storage_unavailable', cause: 'partner: refused' });
  });
});

describe('a copy of a lead', () => {
  const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

  /** A lead that the partner knows. */
  async function original(page?: 'solar/basic-info') {
    const port = remote(partner);
    const { visitId } = await port.createVisit(visit(crypto.randomUUID()));
    const attribution = { rcCode: 'AB1', tracking: { rcCode: 'AB1' } };
    const { leadId } = await port.createLead({
      idempotencyKey: crypto.randomUUID(),
      brand: 'acacia',
      visitId,
      ...attribution,
      vertical: 'solar',
      verticals: ['solar'],
      plans: [],
    });
    await port.saveAddress({
      leadId,
      addressLine: canary,
      addressSiteId: null,
      record: { AddressSiteId: null },
      locality: 'Brunswick',
      postcode: '3056',
      state: 'VIC',
      streetName: null,
      streetNumber1: null,
      unitType: null,
      unitNumber: null,
      lotNumber: null,
      stayedMonth: null,
      stayedYear: null,
      type: 'current',
    });
    if (page) await port.updateLead({ brand: 'acacia', leadId, page, status: 'open' });
    return { visitId, leadId, input: { brand: 'acacia', leadId, idempotencyKey: leadId } };
  }
  const kept = async (copy: { leadId: string } | null) =>
    env.LEADS_DB.prepare(
      `SELECT lead.id, lead_address.id AS address, address_line, lead.page, rc_code FROM lead
      JOIN lead_address ON lead_id = lead.id WHERE lead.id = ?`,
    )
      .bind(copy?.leadId ?? '')
      .first<{ id: string; address: string; address_line: string; page: string | null }>();

  it('is made with the partner first, under its ids, once for a key', async () => {
    const { visitId, leadId, input } = await original('solar/basic-info');
    const { asked, listen } = listening();
    const port = remote(partner, { fetch: listen });
    const copy = await port.copyLead(input);
    expect(asked).toMatchObject([
      {
        operation: 'createLead',
        key: `lead-${leadId}`,
        variables: { vertical: 'solar', visitId, rcCode: 'AB1', extras: { verticals: ['solar'] } },
      },
      {
        operation: 'saveAddress',
        key: `address-${copy?.leadId}`,
        variables: { data: { leadId: copy?.leadId, addressLine: canary, postcode: '3056' } },
      },
      { operation: 'updateLead', variables: { id: copy?.leadId, page: 'solar/basic-info' } },
    ]);
    expect(JSON.stringify(asked)).not.toContain('AddressSiteId');
    expect(await kept(copy)).toMatchObject({ address_line: canary, page: 'solar/basic-info' });
    // The partner repeats its answer for a key, so the copy has the same id.
    expect(await remote(partner).copyLead(input)).toEqual(copy);
  });

  it.each(faultNames.filter((name) => name !== 'delay'))(
    '%s: is kept under an id of ours, and told without anything personal',
    async (fault) => {
      const { leadId, input } = await original();
      const lines: Record<string, unknown>[] = [];
      const port = remote(`${partner}/with/${fault}`, {
        deadlineMs: 300,
        log: (line) => lines.push(line),
      });
      const copy = await port.copyLead(input);
      expect(copy?.leadId).toMatch(uuid);
      expect(copy?.leadId).not.toBe(leadId);
      expect(await kept(copy)).toMatchObject({ address_line: canary, rc_code: 'AB1', page: null });
      expect(lines).toContainEqual({
        event: 'lead_copy_untold',
        brand: 'acacia',
        reason: expect.stringMatching(/^partner: [a-z_]+$/),
      });
      expect(JSON.stringify(lines)).not.toContain(canary);
      // A partner that has recovered makes no second copy.
      expect(await remote(partner).copyLead(input)).toEqual(copy);
    },
  );

  it.each(['saveAddress', 'updateLead'])(
    'keeps the partner’s id where only %s failed',
    async (failing) => {
      const { input } = await original('solar/basic-info');
      const id = crypto.randomUUID();
      const port = remote(partner, {
        fetch: async (_, init) => {
          const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
          if (operationName === failing) return new Response('', { status: 500 });
          const own = operationName === 'createLead' ? id : crypto.randomUUID();
          return Response.json({ data: { [operationName]: { id: own } } });
        },
      });
      const copy = await port.copyLead(input);
      expect(copy).toEqual({ leadId: id });
      expect(await kept(copy)).toMatchObject({ address_line: canary, page: 'solar/basic-info' });
    },
  );

  it('has an id of ours where the partner gives one that another lead has', async () => {
    const { leadId, input } = await original();
    const fetch = async () => Response.json({ data: { createLead: { id: leadId } } });
    const copy = await remote(partner, { fetch }).copyLead(input);
    expect(copy?.leadId).toMatch(uuid);
    expect(copy?.leadId).not.toBe(leadId);
    expect(await kept(copy)).toMatchObject({ address_line: canary });
  });

  it('is not asked for where there is nothing to copy', async () => {
    const { input } = await original();
    const { asked, listen } = listening();
    const port = remote(partner, { fetch: listen });
    expect(await port.copyLead({ ...input, brand: 'banksia' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the partner’s data', () => {
  const ask = (origin: string, fetch?: typeof globalThis.fetch) =>
    createPartnerGraphql({
      url: `${origin}/graphql`,
      key: partnerKey,
      outside: createOutside('graphql', {
        log: () => undefined,
        deadlineMs: 300,
        ...(fetch && { fetch }),
      }),
    });

  it('gives a site’s api key and affiliate, and empty ones when they are missing', async () => {
    const known = await ask(partner).siteData('acacia.localhost');
    expect(known).toEqual({ apiKey: 'site-acacia', affiliateId: '1001' });
    const empty = { apiKey: '', affiliateId: '' };
    expect(await ask(partner).siteData('nobody.example')).toEqual(empty);
    expect(await ask(`${partner}/with/error`).siteData('acacia.localhost')).toEqual(empty);
    const half = async () => Response.json({ data: { getCsSitesData: { apiKey: null } } });
    expect(await ask(partner, half).siteData('acacia.localhost')).toEqual(empty);
  });

  it('lists providers, and says so in the specified words when it cannot (spec: errors)', async () => {
    const found = await ask(partner).solarProviders('acacia', 'solar');
    const logo = { url: '/media/catalogue/nine-panels.svg', altText: 'Nine Panels' };
    const data = expect.arrayContaining([{ id: 'nine-panels', name: 'Nine Panels', logo }]);
    expect(found).toEqual({ success: 'true', data });
    expect(await ask(partner).providers('acacia', 'nothing')).toEqual({
      success: 'true',
      data: [],
    });
    for (const fault of faultNames.filter((name) => name !== 'delay')) {
      expect(await ask(`${partner}/with/${fault}`).providers('acacia', 'solar')).toEqual({
        success: 'false',
        message: 'Internal server error',
      });
    }
  });
});
