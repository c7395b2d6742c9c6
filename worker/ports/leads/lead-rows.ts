/** Visits, leads and addresses as rows of D1, under ids that the caller gives. */
import type { D1Database } from '@cloudflare/workers-types';
import { isVerticalSlug, type VerticalSlug } from '../../../domain/vertical.ts';
import { formWriteMs, pageReadMs, withD1Retry } from './d1-retry.ts';
import { leadColumns } from './lead-columns.ts';
import type { Original } from './lead-copy.ts';
import * as sql from './lead-statements.ts';
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
  /** Null, as all of the address, for a lead without one. */
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

type Value = string | number | null;

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

/** @param now clock, ISO strings in UTC are stored */
export function createLeadRows(db: D1Database, now: () => Date): LeadRows {
  const first = <Row>(statement: string, values: readonly Value[], deadlineMs = formWriteMs) =>
    withD1Retry(
      () =>
        db
          .prepare(statement)
          .bind(...values)
          .first<Row>(),
      deadlineMs,
    );
  const write = async (statement: string, values: readonly Value[]) =>
    written(await first<{ id: string }>(statement, values)).id;
  const idOf = async (statement: string, key: string) =>
    (await first<{ id: string }>(statement, [key]))?.id ?? null;

  return {
    writeVisit: (id, input) =>
      write(sql.insertVisit, [
        id,
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
      ]),
    writeLead(id, input) {
      const at = now().toISOString();
      return write(sql.insertLead, [
        id,
        input.idempotencyKey,
        input.brand,
        input.visitId,
        input.vertical,
        JSON.stringify(input.verticals),
        input.rcCode,
        JSON.stringify(input.tracking),
        JSON.stringify(input.plans),
        at,
        at,
      ]);
    },
    writeAddress: (id, input) =>
      write(sql.insertAddress, [
        id,
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
      ]),
    visitOf: (key) => idOf(sql.selectVisitOfKey, key),
    leadOf: (key) => idOf(sql.selectLeadOfKey, key),
    addressOf: (leadId) => idOf(sql.selectAddressOfLead, leadId),
    async originalOf(brand, leadId) {
      const row = await first<OriginalRow>(sql.selectOriginal, [leadId, brand]);
      return row && toOriginal(row);
    },
    async updateLead({ brand, leadId, page, status }) {
      written(await first(sql.updateLead, [page, status, now().toISOString(), leadId, brand]));
    },
    async findLead(brand, leadId, visitId, deadlineMs = pageReadMs) {
      const row = await first<LeadRow>(sql.selectLead, [leadId, visitId, brand], deadlineMs);
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

/** @throws Error when the column holds a vertical we do not know */
export function toVertical(value: string): VerticalSlug {
  if (isVerticalSlug(value)) return value;
  throw new Error(`The database holds the unknown vertical "${value}": correct the row`);
}

/** From a JSON list of slugs; unknown ones are left out. */
export function toVerticals(json: string): VerticalSlug[] {
  const values: unknown = JSON.parse(json);
  return Array.isArray(values) ? values.filter(isVerticalSlug) : [];
}
