/** Converts database rows to the records that ops see. */
import { plansFor } from '../../../domain/leads/chosen-plan.ts';
import { isVerticalSlug } from '../../../domain/vertical.ts';
import { leadColumns } from '../../ports/leads/lead-columns.ts';
import type {
  Attempt,
  Common,
  DeliveryState,
  DeliverySummary,
  Kind,
  Listed,
  Repeat,
  Step,
} from './record.types.ts';

/** Tracking parameters that identify one visitor, not a campaign. */
const clickIdNames = ['gclid', 'fbclid', 'msclkid', 'cui'] as const;

export interface CommonRow {
  readonly brand: string;
  readonly kind: Kind;
  readonly reference: string;
  readonly accepted_at: string;
  readonly host: string;
  readonly page: string | null;
  readonly rc_code: string | null;
  readonly tracking: string;
  readonly postcode: string | null;
  readonly address_state: string | null;
  readonly marketing: number | null;
  readonly consent: string | null;
  readonly suspect: string;
  readonly erased_at: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly address_line: string | null;
  readonly locality: string | null;
  /** The chosen address as JSON. */
  readonly record: string | null;
  readonly plans: string;
  readonly message: string | null;
  readonly user_agent: string | null;
  readonly screen_resolution: string | null;
}

export interface DeliveryRow {
  readonly id: string;
  readonly vertical: string | null;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly due_at: number;
  readonly partner: string | null;
  readonly last_outcome: string | null;
  readonly settled_at: number | null;
}

export type ListedRow = CommonRow &
  DeliveryRow & { readonly created_at: number; readonly lead_status: string | null };

export type ShownRow = CommonRow & {
  readonly id: string;
  readonly visit_id: string | null;
  readonly affiliate_id: string | null;
  readonly verticals: string;
  readonly status: string | null;
  readonly withdrawn_at: string | null;
};

export interface RepeatRow {
  readonly accepted_at: string;
  readonly consent: string | null;
}

export interface StepRow {
  readonly created_at: string;
  readonly data: string;
}

export interface AttemptRow {
  readonly outbox_id: string;
  readonly partner: string;
  readonly attempt: number;
  readonly outcome: string;
  readonly status: number | null;
  readonly ms: number;
  readonly at: number;
}

/** `isReadable` covers the JSON columns that a courier reads (`delivery-rows.ts`); callers add `isKnownProduct`. */
export function toCommon(row: CommonRow): Common {
  const plans = readable(leadColumns.plans, row.plans);
  const kept = readable(leadColumns.tracking, row.tracking);
  const suspect = readable(leadColumns.suspect, row.suspect);
  const consent = row.consent === null ? {} : readable(leadColumns.consent, row.consent);
  const record = row.record === null ? {} : readable(leadColumns.record, row.record);
  const { rcCode: _, ...tracking } = kept ?? {};
  const parameters = Object.entries(tracking);
  const isClickId = ([name]: [string, string]) => clickIdNames.some((one) => one === name);
  return {
    brand: row.brand,
    kind: row.kind,
    reference: row.reference,
    acceptedAt: row.accepted_at,
    host: row.host,
    page: row.page ?? '',
    rcCode: row.rc_code,
    postcode: row.postcode,
    state: row.address_state,
    marketing: row.marketing === 1,
    consentVersion: versionOf(row.consent),
    suspect: suspect ?? [],
    erasedAt: row.erased_at,
    plans: plans ?? [],
    isReadable: [plans, kept, suspect, consent, record].every((one) => one !== null),
    person: {
      name: row.name || null,
      email: row.email || null,
      mobile: row.mobile || null,
      addressLine: row.address_line || null,
      locality: row.locality || null,
      message: row.message || null,
      userAgent: row.user_agent || null,
      screenResolution: row.screen_resolution,
      steps: [],
      campaign: Object.fromEntries(parameters.filter((entry) => !isClickId(entry))),
      clickIds: Object.fromEntries(parameters.filter(isClickId)),
    },
  };
}

/** Null for JSON that another version or a manual edit left unreadable: ops must still find whose lead it is. */
export function readable<T>(read: (json: string) => T, json: string): T | null {
  try {
    return read(json);
  } catch {
    return null;
  }
}

export function toDelivery(row: DeliveryRow): DeliverySummary {
  return {
    id: row.id,
    vertical: row.vertical,
    deliveryState: row.state,
    attempts: row.attempts,
    dueAt: iso(row.due_at),
    partner: row.partner,
    lastOutcome: row.last_outcome,
    settledAt: row.settled_at === null ? null : iso(row.settled_at),
  };
}

export function toListed(row: ListedRow): Listed {
  const { plans, ...common } = toCommon(row);
  const isReadable = common.isReadable && isKnownProduct(row);
  const own = { isReadable, plans: plansFor(plans, row.vertical) };
  return { ...common, ...own, ...toDelivery(row), leadStatus: row.lead_status };
}

/** Also true for a message, which has no product. */
export function isKnownProduct({ vertical }: Pick<DeliveryRow, 'vertical'>): boolean {
  return vertical === null || isVerticalSlug(vertical);
}

export function toAttempt({ outbox_id, at, ...rest }: AttemptRow): Attempt {
  return { deliveryId: outbox_id, ...rest, at: iso(at) };
}

export function toRepeat({ accepted_at: acceptedAt, consent }: RepeatRow): Repeat {
  return { acceptedAt, consent: readObject(consent) };
}

export function toStep({ created_at: at, data }: StepRow): Step {
  return { at, data: readObject(data) ?? {} };
}

/** @param ms milliseconds since 1970 */
export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function versionOf(consent: string | null): string | null {
  const version = readObject(consent)?.version;
  return typeof version === 'string' && version ? version : null;
}

/** A JSON column without validation; null when it is not an object, because ops must still find whose record it is. */
export function readObject(json: string | null): Record<string, unknown> | null {
  const value: unknown = JSON.parse(json ?? 'null');
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : null;
}
