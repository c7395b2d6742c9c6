/** Outbox rows: their keys, and the rows that receipts are made from. */

import { leadColumns } from '../../ports/leads/lead-columns.ts';
import { toVertical, toVerticals } from '../../ports/leads/lead-rows.ts';
import type { DeliveryKey } from '../delivery/delivery.types.ts';
import type { LeadContent, MessageReceipt, Receipt } from './outbox.types.ts';

interface Products {
  readonly submissionId: string;
  readonly verticals: readonly string[];
}

/**
 * The idempotency key the partner sees: the form's id. Each product of a bundle has its own key,
 * because each may go to a different partner.
 */
export function deliveryId({ submissionId, verticals }: Products, vertical: string): string {
  return verticals.length > 1 ? `${submissionId}.${vertical}` : submissionId;
}

/** The keys of all deliveries of one form. */
export function deliveryKeys(form: Products & { readonly brand: string }): DeliveryKey[] {
  return form.verticals.map((vertical) => ({ brand: form.brand, id: deliveryId(form, vertical) }));
}

export interface ReceiptRow {
  readonly reference: string;
  readonly vertical: string;
  readonly verticals: string;
  readonly plans: string;
  readonly completed_at: string;
  readonly recipients: string | null;
  readonly withdrawn_at: string | null;
  readonly erased_at?: string | null;
  readonly suppressed?: number;
  readonly passed_on?: number;
  readonly test?: number;
}

/** The details on the lead that the receipt is for. */
export interface DetailsRow {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly address_line: string | null;
}

export interface MessageRow {
  readonly reference: string;
  readonly page: string;
  readonly created_at: string;
}

export function toReceipt(row: ReceiptRow): Receipt {
  return {
    reference: row.reference,
    vertical: toVertical(row.vertical),
    verticals: toVerticals(row.verticals),
    plans: leadColumns.plans(row.plans),
    acceptedAt: row.completed_at,
    recipients: row.recipients,
    withdrawn: row.withdrawn_at !== null,
    suppressed: row.suppressed === 1,
    erased: (row.erased_at ?? null) !== null,
    passedOn: row.passed_on === 1,
    test: row.test === 1,
    otherDetails: false,
  };
}

type Details = Pick<LeadContent, 'name' | 'email' | 'mobile' | 'addressLine'>;

/** True when a form's details differ from those on the lead. */
export function saysOther({ name, email, mobile, addressLine }: Details, row: DetailsRow): boolean {
  return (
    name !== row.name ||
    email.toLowerCase() !== (row.email ?? '').toLowerCase() ||
    mobile !== (row.mobile ?? '') ||
    addressLine.toUpperCase() !== (row.address_line ?? '').toUpperCase()
  );
}

export function toMessageReceipt({ reference, page, created_at }: MessageRow): MessageReceipt {
  return { reference, page, acceptedAt: created_at };
}
