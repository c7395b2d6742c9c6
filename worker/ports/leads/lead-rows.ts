/** Visits, leads and addresses as rows in D1, under ids that the caller gives. */
import type { D1Database } from '@cloudflare/workers-types';
import { isVerticalSlug, type VerticalSlug } from '../../../domain/vertical.ts';
import { type Values, withNamedValues } from '../named-values.ts';
import { formWriteMs, pageReadMs, withD1Retry } from './d1-retry.ts';
import { leadColumns } from './lead-columns.ts';
import type { Original } from './lead-copy.ts';
import * as text from './lead-statements.ts';
import type { LeadAddressInput, LeadInput, LeadsPort, VisitInput } from './leads.port.ts';

interface LeadRow {
  id: string;
  visit_id: string;
  vertical: string;
  verticals: string;
  address_line: string | null;
}

interface OriginalRow {
  brand: string;
  visit_id: string;
  vertical: string;
  verticals: string;
  rc_code: string | null;
  tracking: string;
  page: string | null;
  /** Null, like the rest of the address, for a lead without one. */
  address_line: string | null;
  address_site_id: string | null;
  locality: string;
  postcode: string;
  state: string;
  street_name: string | null;
  street_number1: string | null;
  unit_type: string | null;
  unit_number: string | null;
  lot_number: string | null;
  stayed_month: number | null;
  stayed_year: number | null;
  record: string | null;
}

/** Every write resolves to the row's id: that of an earlier row with the same key, if there is one. */
export interface LeadRows extends Pick<LeadsPort, 'updateLead' | 'findLead'> {
  writeVisit(id: string, input: VisitInput): Promise<string>;
  writeLead(id: string, input: LeadInput): Promise<string>;
  writeAddress(id: string, input: LeadAddressInput): Promise<string>;
  visitOf(idempotencyKey: string): Promise<string | null>;
  leadOf(idempotencyKey: string): Promise<string | null>;
  addressOf(leadId: string): Promise<string | null>;
  /** null: the brand has no such lead, or it was erased. */
  originalOf(brand: string, leadId: string): Promise<Original | null>;
}

/** @param now the clock; times are stored as ISO strings in UTC */
export function createLeadRows(db: D1Database, now: () => Date): LeadRows {
  const first = <Row>(statement: string, values: Values, deadlineMs = formWriteMs) => {
    const { sql, params } = withNamedValues(statement, values);
    const bound = () => db.prepare(sql).bind(...params);
    return withD1Retry(() => bound().first<Row>(), deadlineMs);
  };
  const write = async (statement: string, values: Values) =>
    written(await first<{ id: string }>(statement, values)).id;
  const idOf = async (statement: string, values: Values) =>
    (await first<{ id: string }>(statement, values))?.id ?? null;

  return {
    writeVisit: (id, input) =>
      write(text.insertVisit, {
        id,
        idempotencyKey: input.idempotencyKey,
        brand: input.brand,
        host: input.host,
        affiliateId: input.affiliateId,
        rcCode: input.rcCode,
        tracking: JSON.stringify(input.tracking),
        screenResolution: input.screenResolution,
        addressLine: input.addressLine,
        sourceType: input.sourceType,
        page: input.page,
        now: now().toISOString(),
      }),
    writeLead: (id, input) =>
      write(text.insertLead, {
        id,
        idempotencyKey: input.idempotencyKey,
        brand: input.brand,
        visitId: input.visitId,
        vertical: input.vertical,
        verticals: JSON.stringify(input.verticals),
        rcCode: input.rcCode,
        tracking: JSON.stringify(input.tracking),
        plans: JSON.stringify(input.plans),
        now: now().toISOString(),
      }),
    writeAddress: (id, input) =>
      write(text.insertAddress, {
        id,
        leadId: input.leadId,
        addressLine: input.addressLine,
        addressSiteId: input.addressSiteId,
        locality: input.locality,
        postcode: input.postcode,
        state: input.state,
        streetName: input.streetName,
        streetNumber1: input.streetNumber1,
        unitType: input.unitType,
        unitNumber: input.unitNumber,
        lotNumber: input.lotNumber,
        stayedMonth: input.stayedMonth,
        stayedYear: input.stayedYear,
        type: input.type,
        record: input.record && JSON.stringify(input.record),
        now: now().toISOString(),
      }),
    visitOf: (key) => idOf(text.selectVisitOfKey, { key }),
    leadOf: (key) => idOf(text.selectLeadOfKey, { key }),
    addressOf: (leadId) => idOf(text.selectAddressOfLead, { leadId }),
    async originalOf(brand, leadId) {
      const row = await first<OriginalRow>(text.selectOriginal, { leadId, brand });
      return row && toOriginal(row);
    },
    async updateLead({ brand, leadId, page, status }) {
      const values = { page, status, now: now().toISOString(), leadId, brand };
      written(await first(text.updateLead, values));
    },
    async findLead(brand, leadId, visitId, deadlineMs = pageReadMs) {
      const values = { leadId, visitId, brand };
      const row = await first<LeadRow>(text.selectLead, values, deadlineMs);
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

/** The row of a statement that must return one: no row means that nothing was written. */
function written<Row>(row: Row | null): Row {
  if (row === null) throw new Error('The statement wrote no row: apply the migrations of LEADS_DB');
  return row;
}

function toOriginal(row: OriginalRow): Original {
  const { brand, visit_id: visitId, rc_code: rcCode, page } = row;
  const [vertical, verticals] = [toVertical(row.vertical), toVerticals(row.verticals)];
  const tracking = leadColumns.tracking(row.tracking);
  // The details that the copy is for bring their own plans.
  const lead = { brand, visitId, vertical, verticals, rcCode, tracking, plans: [] };
  return { lead, page, address: addressIn(row) };
}

function addressIn(row: OriginalRow): Original['address'] {
  if (row.address_line === null) return null;
  return {
    addressLine: row.address_line,
    addressSiteId: row.address_site_id,
    locality: row.locality,
    postcode: row.postcode,
    state: row.state,
    streetName: row.street_name,
    streetNumber1: row.street_number1,
    unitType: row.unit_type,
    unitNumber: row.unit_number,
    lotNumber: row.lot_number,
    stayedMonth: row.stayed_month,
    stayedYear: row.stayed_year,
    type: 'current',
    record: row.record === null ? null : leadColumns.record(row.record),
  };
}

/** @throws Error when the column has a vertical we do not know */
export function toVertical(value: string): VerticalSlug {
  if (isVerticalSlug(value)) return value;
  throw new Error(`The database holds the unknown vertical "${value}": correct the row`);
}

/**
 * From a JSON list of slugs; unknown ones are left out.
 * @throws Error when the column has anything else
 */
export function toVerticals(json: string): VerticalSlug[] {
  return leadColumns.verticals(json).filter(isVerticalSlug);
}
