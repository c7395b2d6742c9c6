/** From rows of D1 to what the routes work with. */
import { toVertical, toVerticals } from '../../ports/leads/vertical-columns.ts';
import type { MessageReceipt, Receipt } from './outbox.types.ts';

export interface ReceiptRow {
  readonly reference: string;
  readonly vertical: string;
  readonly verticals: string;
  readonly completed_at: string;
  readonly status?: string;
  readonly passed_on?: number;
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
    acceptedAt: row.completed_at,
    withdrawn: row.status === 'withdrawn',
    passedOn: row.passed_on === 1,
  };
}

export function toMessageReceipt({ reference, page, created_at }: MessageRow): MessageReceipt {
  return { reference, page, acceptedAt: created_at };
}
