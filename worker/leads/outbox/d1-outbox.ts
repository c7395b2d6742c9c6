/** Acceptance over D1: a success means that the form is on disk and due for delivery. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { newReference } from '../../../domain/leads/reference.ts';
import { Problem } from '../../http/errors.ts';
import { withD1Retry } from '../../ports/leads/d1-retry.ts';
import { fingerprint } from '../intake/fingerprint.ts';
import { deliveryId } from './delivery-id.ts';
import type { AcceptLead, AcceptMessage, Outbox } from './outbox.types.ts';
import { type MessageRow, type ReceiptRow, toMessageReceipt, toReceipt } from './outbox-rows.ts';
import * as sql from './outbox-statements.ts';

/** Within this the same person asking for the same product is one lead (spec: delivery). */
export const duplicateWindowMs = 300_000;

type Value = string | number | null;
type Hashed<Row> = Row & { readonly content_hash: string };

/** @param now clock; ISO strings in UTC on leads, milliseconds in the outbox */
export function createD1Outbox(db: D1Database, now: () => Date = () => new Date()): Outbox {
  const prepare = (statement: string, ...values: readonly Value[]) =>
    db.prepare(statement).bind(...values);
  const first = <Row>(statement: string, ...values: readonly Value[]) =>
    withD1Retry(() => prepare(statement, ...values).first<Row>());
  /** One transaction. The whole batch may run again: everything in it is made to be repeated. */
  const batch = <Row>(make: () => D1PreparedStatement[]) =>
    withD1Retry(async () => {
      const results = await db.batch<Row>(make());
      return results.at(-1)?.results[0] ?? null;
    });

  async function tryAccept(input: AcceptLead, leadId: string, contentHash: string) {
    const at = now();
    const iso = at.toISOString();
    const { brand, submissionId: id } = input;
    const token = crypto.randomUUID();
    const reference = newReference();
    const windowStart = new Date(at.getTime() - duplicateWindowMs).toISOString();
    return batch<Hashed<ReceiptRow>>(() => [
      prepare(
        sql.claimLeadSubmission,
        ...[brand, id, contentHash, token, iso, input.vertical],
        ...[input.email || null, input.mobile || null, windowStart, leadId],
        ...[JSON.stringify(input.consent), JSON.stringify(input.verticals)],
      ),
      prepare(
        sql.completeLead,
        ...[brand, id, token, reference, input.name, input.email, input.mobile],
        ...[input.consent.marketing ? 1 : 0, input.consent.version],
        ...[JSON.stringify(input.consent), JSON.stringify(input.suspect), input.page, iso],
      ),
      prepare(sql.keepStricterTick, brand, id, token, input.consent.marketing ? 1 : 0),
      ...input.verticals.map((vertical) =>
        prepare(
          sql.insertLeadDelivery,
          ...[brand, id, token, deliveryId(input, vertical), vertical, at.getTime(), reference],
        ),
      ),
      prepare(sql.selectAcceptedLead, brand, id),
    ]);
  }

  /** The lead was completed by an earlier form: this one gets a copy of visit, address and attribution. */
  async function copyOf({ brand, leadId, submissionId }: AcceptLead): Promise<string | undefined> {
    const key = await fingerprint([brand, 'again', submissionId, leadId]);
    const row = await first<{ id: string }>(
      sql.copyLead,
      ...[crypto.randomUUID(), key, now().toISOString(), leadId, brand],
    );
    if (row) await first(sql.copyAddress, crypto.randomUUID(), row.id, leadId);
    return row?.id;
  }

  return {
    async acceptLead(input) {
      const contentHash = await hashOfLead(input);
      let row = await tryAccept(input, input.leadId, contentHash);
      if (!row) {
        const copy = await copyOf(input);
        row = copy ? await tryAccept(input, copy, contentHash) : null;
        if (!copy) throw new Problem('unknown_lead');
      }
      if (row?.content_hash !== contentHash) throw new Problem('already_sent');
      return toReceipt(row);
    },
    async acceptMessage(input) {
      const contentHash = await hashOfMessage(input);
      const at = now();
      const { brand, submissionId: id } = input;
      const [token, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
      const reference = newReference();
      const row = await batch<Hashed<MessageRow>>(() => [
        prepare(
          sql.claimMessageSubmission,
          ...[brand, id, contentHash, token, messageId, at.toISOString()],
        ),
        prepare(
          sql.insertMessage,
          ...[brand, id, token, messageId, input.host, reference, input.name, input.email],
          ...[input.mobile, input.message, input.page, JSON.stringify(input.tracking)],
          ...[input.userAgent, JSON.stringify(input.consent), JSON.stringify(input.suspect)],
          at.toISOString(),
        ),
        prepare(sql.insertMessageDelivery, brand, id, token, at.getTime()),
        prepare(sql.selectAcceptedMessage, brand, id),
      ]);
      if (row?.content_hash !== contentHash) throw new Problem('already_sent');
      return toMessageReceipt(row);
    },
    async findReceipt(brand, reference) {
      const row = await first<ReceiptRow>(sql.selectReceipt, reference, brand);
      return row && toReceipt(row);
    },
    async findMessage(brand, reference) {
      const row = await first<MessageRow>(sql.selectMessage, reference, brand);
      return row && toMessageReceipt(row);
    },
    async withdraw(brand, reference) {
      const at = now();
      const row = await batch<{ known: number; delivered: number }>(() => [
        prepare(sql.withdrawLead, reference, brand, at.toISOString()),
        prepare(sql.withdrawDeliveries, reference, brand, at.getTime()),
        prepare(sql.countDelivered, reference, brand),
      ]);
      if (!row?.known) return null;
      return { passedOn: row.delivered > 0 };
    },
  };
}

/** Salted with the random id, so that nobody can look an email up in it. */
function hashOfLead(input: AcceptLead): Promise<string> {
  const { submissionId, leadId, brand, vertical, verticals, name, email, mobile } = input;
  return fingerprint([
    ...[
      submissionId,
      leadId,
      brand,
      vertical,
      [...verticals].sort(),
      name,
      email.toLowerCase(),
      mobile,
    ],
    ...[input.addressLine.toUpperCase(), input.consent.marketing],
  ]);
}

function hashOfMessage(input: AcceptMessage): Promise<string> {
  const { submissionId, brand, name, email, mobile, message } = input;
  return fingerprint([submissionId, brand, name, email.toLowerCase(), mobile, message]);
}
