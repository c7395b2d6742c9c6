/** Acceptance in D1: success means that the form is on disk and due for delivery. */
import type { D1Database } from '@cloudflare/workers-types';
import { planIds } from '../../../domain/leads/chosen-plan.ts';
import { newReference } from '../../../domain/leads/reference.ts';
import { Problem } from '../../http/errors.ts';
import { logLine } from '../../http/log.ts';
import { formWriteMs, pageReadMs } from '../../ports/leads/d1-retry.ts';
import { createEmbeddedLeads } from '../../ports/leads/embedded-leads.ts';
import type { LeadsPort } from '../../ports/leads/leads.port.ts';
import type { Note } from '../backup/lead-journal.ts';
import { fingerprint } from '../fingerprint.ts';
import { batch, d1Sql, first, named, statement, writeThenRead } from '../sql.ts';
import type { AcceptLead, AcceptMessage, LeadContent, Outbox, Receipt } from './outbox.types.ts';
import {
  type DetailsRow,
  deliveryId,
  type MessageRow,
  type ReceiptRow,
  saysOther,
  toMessageReceipt,
  toReceipt,
} from './outbox-rows.ts';
import * as text from './outbox-statements.ts';

/** Forms by the same person for the same product within this time are one lead. */
const duplicateWindowMs = 300_000;

type Hashed<Row> = Row & { readonly content_hash: string };

type AcceptedRow = Hashed<ReceiptRow & DetailsRow>;

/** A lead whose tick a later form withdrew, and the partners that have the lead by then. */
interface TickRow {
  readonly reference: string;
  readonly partners: string | null;
}

/**
 * @param now the clock; leads store ISO strings in UTC, the outbox milliseconds
 * @param copyLead of the leads port in use: a partner's port gives the copy an id that the partner knows
 */
export function createD1Outbox(
  db: D1Database,
  now: () => Date = () => new Date(),
  note?: Note,
  copyLead: LeadsPort['copyLead'] = createEmbeddedLeads(db, now).copyLead,
): Outbox {
  const sql = d1Sql(db, formWriteMs);
  const pageSql = d1Sql(db, pageReadMs);

  async function tryAccept(input: AcceptLead, leadId: string, contentHash: string) {
    const at = now();
    const iso = at.toISOString();
    const windowStart = new Date(at.getTime() - duplicateWindowMs).toISOString();
    const { brand, submissionId: id, email, mobile, consent, tracking } = input;
    const [token, reference] = [crypto.randomUUID(), newReference()];
    const marketing = consent.marketing ? 1 : 0;
    const [evidence, suspect] = [JSON.stringify(consent), JSON.stringify(input.suspect)];
    const form = { brand, id, token };
    const [, , , [takenBack], [row]] = await batch(sql, [
      named(text.claimLeadSubmission, {
        ...form,
        contentHash,
        now: iso,
        vertical: input.vertical,
        email: email || null,
        mobile: mobile || null,
        windowStart,
        leadId,
        consent: evidence,
        verticals: JSON.stringify(input.verticals),
        planIds: JSON.stringify(planIds(input.plans)),
        suspect,
        addressLine: input.addressLine,
      }),
      named(text.completeLead, {
        ...form,
        reference,
        name: input.name,
        email,
        mobile,
        marketing,
        consentVersion: consent.version,
        consent: evidence,
        suspect,
        page: input.page,
        now: iso,
        plans: JSON.stringify(input.plans),
        rcCode: tracking.rcCode ?? null,
        tracking: JSON.stringify(tracking),
      }),
      named(text.keepStricterTick, { ...form, marketing }),
      named<TickRow>(text.selectTickTakenBack, { ...form, now: at.getTime() }),
      statement<AcceptedRow>(text.selectAcceptedLead, brand, id),
      ...input.verticals.map((vertical) =>
        named(text.insertLeadDelivery, {
          ...form,
          deliveryId: deliveryId(input, vertical),
          vertical,
          now: at.getTime(),
          reference,
        }),
      ),
    ]);
    if (takenBack?.partners) logLine({ event: 'tick_taken_back', brand, ...takenBack });
    return row ?? null;
  }

  /**
   * Makes a new lead with the visit, address and attribution of one that an earlier form completed.
   * @throws Problem unknown_lead
   */
  async function copyOf({ brand, leadId, submissionId }: AcceptLead): Promise<string> {
    const idempotencyKey = await fingerprint([brand, 'again', submissionId, leadId]);
    const copy = await copyLead({ idempotencyKey, brand, leadId });
    if (!copy) throw new Problem('unknown_lead');
    return copy.leadId;
  }

  return {
    async acceptLead(input) {
      const contentHash = await hashOfLead({ ...input, marketing: input.consent.marketing });
      const row =
        (await tryAccept(input, input.leadId, contentHash)) ??
        (await tryAccept(input, await copyOf(input), contentHash));
      if (row?.content_hash !== contentHash) throw new Problem('already_sent');
      return receiptOf(row, input);
    },
    async findAccepted(content) {
      const { brand, submissionId } = content;
      const row = await first<AcceptedRow>(sql, text.selectAcceptedLead, brand, submissionId);
      if (!row || row.content_hash !== (await hashOfLead(content))) return null;
      return receiptOf(row, content);
    },
    async acceptMessage(input) {
      const contentHash = await hashOfMessage(input);
      const at = now();
      const iso = at.toISOString();
      const { brand, submissionId: id } = input;
      const [token, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
      const form = { brand, id, token };
      const row = await writeThenRead(
        sql,
        [
          named(text.claimMessageSubmission, { ...form, contentHash, messageId, now: iso }),
          named(text.insertMessage, {
            ...form,
            host: input.host,
            reference: newReference(),
            name: input.name,
            email: input.email,
            mobile: input.mobile,
            message: input.message,
            page: input.page,
            tracking: JSON.stringify(input.tracking),
            userAgent: input.userAgent,
            consent: JSON.stringify(input.consent),
            suspect: JSON.stringify(input.suspect),
            now: iso,
          }),
          named(text.insertMessageDelivery, { ...form, now: at.getTime() }),
        ],
        statement<Hashed<MessageRow>>(text.selectAcceptedMessage, brand, id),
      );
      if (row?.content_hash !== contentHash) throw new Problem('already_sent');
      return toMessageReceipt(row);
    },
    async findReceipt(brand, reference) {
      const row = await first<ReceiptRow>(pageSql, text.selectReceipt, reference, brand);
      return row && toReceipt(row);
    },
    async findMessage(brand, reference) {
      const row = await first<MessageRow>(pageSql, text.selectMessage, reference, brand);
      return row && toMessageReceipt(row);
    },
    async withdraw(brand, reference) {
      const at = now();
      const known = await first<{ known: number }>(sql, text.countPassedOn, reference, brand);
      if (!known?.known) return null;
      // Noted before the change: if the worker dies in between, a restore must not undo the withdrawal.
      await note?.('withdrawn', reference);
      const row = await writeThenRead(
        sql,
        [
          statement(text.withdrawLead, reference, brand, at.toISOString()),
          statement(text.cancelLeadDeliveries, reference, brand, at.getTime()),
        ],
        statement<{ passedOn: number }>(text.countPassedOn, reference, brand),
      );
      return { passedOn: (row?.passedOn ?? 0) > 0 };
    },
  };
}

/**
 * A late retry must neither bring withdrawn details back nor be told that they will be passed on.
 * @throws Problem details_withdrawn
 */
function receiptOf(row: AcceptedRow, sent: Parameters<typeof saysOther>[0]): Receipt {
  if (row.withdrawn_at !== null) throw new Problem('details_withdrawn');
  return { ...toReceipt(row), otherDetails: saysOther(sent, row) };
}

/**
 * Salted with the random id, so that nobody can test an email address against it. It contains the plan
 * ids that the form names: a plan's price may change, or the plan end, between two sends of one form.
 */
function hashOfLead(input: LeadContent): Promise<string> {
  const { submissionId, leadId, brand, vertical, verticals, name, email, mobile } = input;
  return fingerprint([
    submissionId,
    leadId,
    brand,
    vertical,
    [...verticals].sort(),
    name,
    email.toLowerCase(),
    mobile,
    input.addressLine.toUpperCase(),
    input.marketing,
    ...[...input.named].sort(),
  ]);
}

function hashOfMessage(input: AcceptMessage): Promise<string> {
  const { submissionId, brand, name, email, mobile, message } = input;
  return fingerprint([submissionId, brand, name, email.toLowerCase(), mobile, message]);
}
