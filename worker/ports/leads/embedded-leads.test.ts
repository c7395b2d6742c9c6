/** The embedded leads adapter: the contract, the rows themselves, and failures of D1. */

import { env } from 'cloudflare:workers';
import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import { createEmbeddedLeads } from './embedded-leads.ts';
import { leadsContract } from './leads.contract.ts';

leadsContract('embedded (D1)', () => createEmbeddedLeads(env.LEADS_DB));

const visit = {
  idempotencyKey: 'row-test',
  brand: 'acacia',
  host: 'acacia.localhost:8787',
  affiliateId: '1001',
  rcCode: 'AB1',
  tracking: { rcCode: 'AB1', gclid: 'g' },
  screenResolution: null,
  addressLine: "1 O'Dea St",
  sourceType: 1,
  page: '/',
} as const;

describe('embedded leads', () => {
  it('writes a visit with every field it has (spec: entities)', async () => {
    const port = createEmbeddedLeads(env.LEADS_DB, () => new Date('2026-11-21T00:00:00Z'));
    const { visitId } = await port.createVisit(visit);
    const row = await env.LEADS_DB.prepare('SELECT * FROM visit WHERE id = ?')
      .bind(visitId)
      .first();
    expect(row).toEqual({
      id: visitId,
      idempotency_key: 'row-test',
      brand: 'acacia',
      host: 'acacia.localhost:8787',
      affiliate_id: '1001',
      rc_code: 'AB1',
      tracking: '{"rcCode":"AB1","gclid":"g"}',
      screen_resolution: null,
      address_line: "1 O'Dea St",
      source_type: 1,
      page: '/',
      created_at: '2026-11-21T00:00:00.000Z',
    });
  });

  it('retries when D1 says the failure is its own, and then succeeds', async () => {
    const port = createEmbeddedLeads(failing(2, 'D1_ERROR: Network connection lost.'));
    await expect(port.createVisit({ ...visit, idempotencyKey: 'retry' })).resolves.toBeDefined();
  });

  it.each([
    [9, 'D1_ERROR: Network connection lost.'],
    [1, 'D1_ERROR: no such table: visit'],
  ])('never answers success without a row (%i × %s)', async (times, message) => {
    const port = createEmbeddedLeads(failing(times, message));
    await expect(port.createVisit({ ...visit, idempotencyKey: message })).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });
});

/** The real database, behind a `prepare` that fails the first `times` times. */
function failing(times: number, message: string): D1Database {
  let left = times;
  return new Proxy(env.LEADS_DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name);
      return (sql: string) => {
        if (left > 0) {
          left -= 1;
          throw new Error(message);
        }
        return target.prepare(sql);
      };
    },
  });
}
