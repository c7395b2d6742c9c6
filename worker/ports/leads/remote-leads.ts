/** Visits and leads kept by a partner over GraphQL; our own rows, which the outbox needs, have its ids. */
import type { D1Database } from '@cloudflare/workers-types';
import { Problem, reasonOf } from '../../http/errors.ts';
import { logLine } from '../../http/log.ts';
import type { PartnerGraphql, PartnerResult } from '../partner-graphql/partner-graphql.ts';
import { createEmbeddedLeads } from './embedded-leads.ts';
import { writeCopy } from './lead-copy.ts';
import { createLeadRows } from './lead-rows.ts';
import type { LeadsPort } from './leads.port.ts';

/**
 * Every write asks the partner first, then writes our row under the partner's id. A row under the same
 * key means that the partner knows; a retry half-way sends the same `Idempotency-Key`. Only a copy may be
 * written without the partner, under an id of ours.
 */
export function createRemoteLeads(
  partner: PartnerGraphql,
  db: D1Database,
  log: (line: Record<string, unknown>) => void = logLine,
): LeadsPort {
  const rows = createLeadRows(db, () => new Date());
  const own = createEmbeddedLeads(db);
  const port: LeadsPort = {
    async createVisit(input) {
      const known = await rows.visitOf(input.idempotencyKey);
      if (known) return { visitId: known };
      const site = await partner.siteData(input.host);
      const affiliateId = site.affiliateId || input.affiliateId;
      const { host, idempotencyKey } = input;
      const id = idFrom(
        await partner.createVisit({ host, affiliateId }, `visit-${idempotencyKey}`),
      );
      return { visitId: await rows.writeVisit(id, { ...input, affiliateId }) };
    },
    async createLead(input) {
      const known = await rows.leadOf(input.idempotencyKey);
      if (known) return { leadId: known };
      const { vertical, visitId, rcCode, verticals, tracking, idempotencyKey } = input;
      const extras = { verticals, tracking: JSON.stringify(tracking) };
      const variables = { vertical, visitId, rcCode, extras };
      const id = idFrom(await partner.createLead(variables, `lead-${idempotencyKey}`));
      return { leadId: await rows.writeLead(id, input) };
    },
    async saveAddress(input) {
      const known = await rows.addressOf(input.leadId);
      if (known) return { addressId: known };
      const { record: _, ...data } = input;
      const id = idFrom(await partner.saveAddress({ data }, `address-${input.leadId}`));
      return { addressId: await rows.writeAddress(id, input) };
    },
    async updateLead(input) {
      const { page, status, leadId } = input;
      idFrom(await partner.updateLead({ page, status, id: leadId }, `update-${leadId}`));
      await rows.updateLead(input);
    },
    async copyLead({ brand, leadId, idempotencyKey }) {
      const original = await rows.originalOf(brand, leadId);
      if (!original) return null;
      return writeCopy(port, original, idempotencyKey).catch((error: unknown) => {
        log({ event: 'lead_copy_untold', brand, reason: reasonOf(error) });
        return writeCopy(own, original, idempotencyKey);
      });
    },
    findLead: rows.findLead,
  };
  return port;
}

/** @throws Problem storage_unavailable: without the partner's id nothing is registered */
function idFrom(result: PartnerResult<{ readonly id: string }>): string {
  if (result.ok) return result.value.id;
  throw new Problem('storage_unavailable', { cause: `partner: ${result.reason}` });
}
