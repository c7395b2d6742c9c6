/** Converts database rows to deliveries. */
import { states } from '../../../domain/address/states.ts';
import { plansFor } from '../../../domain/leads/chosen-plan.ts';
import { type AddressRecord, emptyRecord } from '../../ports/address/address.port.ts';
import { leadColumns } from '../../ports/leads/lead-columns.ts';
import { toVertical } from '../../ports/leads/lead-rows.ts';
import type { LeadDelivery, MessageDelivery } from './delivery.types.ts';

interface CommonRow {
  readonly brand: string;
  readonly id: string;
  readonly attempts: number;
  readonly scheduled_at: number;
  readonly reference: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly host: string;
  readonly page: string;
  readonly tracking: string;
  readonly consent: string | null;
  readonly suspect: string;
  readonly accepted_at: string;
}

export interface LeadRow extends CommonRow {
  readonly vertical: string;
  readonly lead_id: string;
  readonly visit_id: string;
  readonly affiliate_id: string;
  readonly rc_code: string | null;
  readonly address_line: string | null;
  readonly postcode: string | null;
  readonly locality: string | null;
  readonly state: string | null;
  readonly record: string | null;
  readonly street_name: string | null;
  readonly street_number1: string | null;
  readonly unit_type: string | null;
  readonly unit_number: string | null;
  readonly lot_number: string | null;
  readonly plans: string;
  /** Also 0 when a later form withdrew the tick; the first form's evidence does not change. */
  readonly marketing: number | null;
}

export interface MessageRow extends CommonRow {
  readonly message: string;
  readonly user_agent: string | null;
}

/** @throws Error naming the column that this version cannot read */
export function toLeadDelivery(row: LeadRow): LeadDelivery {
  const { consent, ...shared } = common(row);
  return {
    ...shared,
    consent: consent && { ...consent, marketing: row.marketing === 1 },
    kind: 'lead',
    vertical: toVertical(row.vertical),
    rcCode: row.rc_code,
    visitId: row.visit_id,
    leadId: row.lead_id,
    affiliateId: row.affiliate_id,
    addressLine: row.address_line ?? '',
    postcode: row.postcode ?? '',
    locality: row.locality ?? '',
    state: row.state ?? '',
    address: addressOf(row),
    plans: plansFor(leadColumns.plans(row.plans), row.vertical),
  };
}

/** @throws Error naming the column that this version cannot read */
export function toMessageDelivery(row: MessageRow): MessageDelivery {
  const shared = common(row);
  return {
    ...shared,
    kind: 'message',
    rcCode: shared.tracking.rcCode ?? null,
    message: row.message,
    userAgent: row.user_agent,
  };
}

function common(row: CommonRow) {
  return {
    brand: row.brand,
    id: row.id,
    attempt: row.attempts + 1,
    scheduledAt: row.scheduled_at,
    reference: row.reference,
    name: row.name ?? '',
    email: row.email ?? '',
    mobile: row.mobile ?? '',
    host: row.host,
    page: row.page,
    tracking: leadColumns.tracking(row.tracking),
    acceptedAt: row.accepted_at,
    consent: row.consent === null ? null : leadColumns.consent(row.consent),
    suspect: leadColumns.suspect(row.suspect),
  } satisfies Partial<LeadDelivery>;
}

/** The shape is always the national record, with null for unknown parts, even when no suggestion was chosen. */
function addressOf(row: LeadRow): AddressRecord | null {
  if (row.record !== null) {
    const kept = leadColumns.record(row.record);
    return { ...emptyRecord, ...kept, State: stateIn(kept.State) };
  }
  if (row.address_line === null) return null;
  return {
    ...emptyRecord,
    AddressLine: streetPart(row),
    UnitType: row.unit_type,
    UnitNumber: row.unit_number,
    LotNumber: row.lot_number,
    StreetNumber1: row.street_number1,
    StreetName: row.street_name,
    Locality: row.locality,
    State: stateIn(row.state),
    Postcode: row.postcode,
  };
}

function stateIn(value: string | null | undefined): AddressRecord['State'] {
  return states.find((state) => state === value) ?? null;
}

/** The line before the locality, as in the national record; null for a postcode alone, which has no street. */
function streetPart({ address_line, street_name, ...row }: LeadRow): string | null {
  if (address_line === null || street_name === null) return null;
  const place = `, ${row.locality} ${row.state} ${row.postcode}`;
  return address_line.endsWith(place) ? address_line.slice(0, -place.length) : address_line;
}
