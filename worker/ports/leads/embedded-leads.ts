/** Visits and leads in D1 under random ids: the embedded default. */
import type { D1Database } from '@cloudflare/workers-types';
import { writeCopy } from './lead-copy.ts';
import { createLeadRows } from './lead-rows.ts';
import type { LeadsPort } from './leads.port.ts';

/** @param now the clock; times are stored as ISO strings in UTC */
export function createEmbeddedLeads(db: D1Database, now: () => Date = () => new Date()): LeadsPort {
  const rows = createLeadRows(db, now);
  const port: LeadsPort = {
    async createVisit(input) {
      return { visitId: await rows.writeVisit(crypto.randomUUID(), input) };
    },
    async createLead(input) {
      return { leadId: await rows.writeLead(crypto.randomUUID(), input) };
    },
    async saveAddress(input) {
      return { addressId: await rows.writeAddress(crypto.randomUUID(), input) };
    },
    updateLead: rows.updateLead,
    async copyLead({ brand, leadId, idempotencyKey }) {
      const original = await rows.originalOf(brand, leadId);
      return original && writeCopy(port, original, idempotencyKey);
    },
    findLead: rows.findLead,
  };
  return port;
}
