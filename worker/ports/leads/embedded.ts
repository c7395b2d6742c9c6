/** Visits and leads in D1: the embedded default. */
import type { D1Database } from '@cloudflare/workers-types';
import { withD1Retry } from './d1-retry.ts';
import type { LeadsPort } from './leads.port.ts';
import * as sql from './statements.ts';
import { toVertical, toVerticals } from './vertical-columns.ts';

interface LeadRow {
  id: string;
  visit_id: string;
  vertical: string;
  verticals: string;
  address_line: string | null;
}

/** @param now clock, ISO strings in UTC are stored */
export function createEmbeddedLeads(db: D1Database, now: () => Date = () => new Date()): LeadsPort {
  const first = <Row>(statement: string, values: readonly (string | number | null)[]) =>
    withD1Retry(() =>
      db
        .prepare(statement)
        .bind(...values)
        .first<Row>(),
    );

  return {
    async createVisit(input) {
      const row = await first<{ id: string }>(sql.insertVisit, [
        crypto.randomUUID(),
        input.idempotencyKey,
        input.brand,
        input.host,
        input.affiliateId,
        input.rcCode,
        JSON.stringify(input.tracking),
        input.screenResolution,
        input.addressLine,
        input.sourceType,
        input.page,
        now().toISOString(),
      ]);
      return { visitId: written(row).id };
    },
    async createLead(input) {
      const at = now().toISOString();
      const row = await first<{ id: string }>(sql.insertLead, [
        crypto.randomUUID(),
        input.idempotencyKey,
        input.brand,
        input.visitId,
        input.vertical,
        JSON.stringify(input.verticals),
        input.rcCode,
        JSON.stringify(input.tracking),
        at,
        at,
      ]);
      return { leadId: written(row).id };
    },
    async saveAddress(input) {
      const row = await first<{ id: string }>(sql.insertAddress, [
        crypto.randomUUID(),
        input.leadId,
        input.addressLine,
        input.addressSiteId,
        input.locality,
        input.postcode,
        input.state,
        input.streetName,
        input.streetNumber1,
        input.unitType,
        input.unitNumber,
        input.lotNumber,
        input.stayedMonth,
        input.stayedYear,
        input.type,
        input.record && JSON.stringify(input.record),
        now().toISOString(),
      ]);
      return { addressId: written(row).id };
    },
    async updateLead({ brand, leadId, page, status }) {
      written(await first(sql.updateLead, [page, status, now().toISOString(), leadId, brand]));
    },
    async findLead(brand, leadId, visitId) {
      const row = await first<LeadRow>(sql.selectLead, [leadId, visitId, brand]);
      return (
        row && {
          leadId: row.id,
          visitId: row.visit_id,
          vertical: toVertical(row.vertical),
          verticals: toVerticals(row.verticals),
          addressLine: row.address_line ?? '',
        }
      );
    },
  };
}

/** A statement that must give a row: none means that nothing was written. */
function written<Row>(row: Row | null): Row {
  if (row === null) throw new Error('The statement wrote no row: apply the migrations of LEADS_DB');
  return row;
}
