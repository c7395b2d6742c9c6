/** The outbox as delivery uses it: claims, settlements and breakers in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import { reasonOf } from '../../http/errors.ts';
import type { Note } from '../backup/lead-journal.ts';
import { contactHashes } from '../fingerprint.ts';
import { batch, d1Sql, first, named, type Statement, statement, writeThenRead } from '../sql.ts';
import type { Delivery, DeliveryKey, Unsent } from './delivery.types.ts';
import {
  type LeadRow,
  type MessageRow,
  toLeadDelivery,
  toMessageDelivery,
} from './delivery-rows.ts';
import * as text from './delivery-statements.ts';
import type { Attempted, Backlog, Claim, Settled, Which } from './delivery-store.types.ts';

/** A lease's length from the claim, and again from sending: any attempt (15 s) ends before another worker may claim. */
export const leaseMs = 60_000;

/** If the database takes longer than this to allow sending, the attempt could outlast the lease. */
const longestBeginMs = leaseMs / 2;

/** How long a row that this version cannot read is put off, for another version or a person to deal with. */
const unreadableMs = 900_000;

/** The least time between a row's last attempt and a probe that sends it before it is due. */
const probeGapMs = 900_000;

/** A dead row counts as recent for this long. */
const latelyMs = 3_600_000;

const nothingWaits: Backlog = {
  pending: 0,
  oldest: null,
  unrouted: 0,
  oldestUnrouted: null,
  dead: 0,
  deadLately: 0,
};

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** @param now milliseconds since 1970 */
export function createDeliveryStore(db: D1Database, now: () => number, note?: Note) {
  const sql = d1Sql(db);

  const insertAttempt = (
    { brand, id, attempt }: Delivery,
    { partner, outcome, ms }: Attempted,
  ): Statement =>
    named(text.insertAttempt, {
      brand,
      id,
      partner,
      attempt,
      outcome: outcome.kind,
      status: outcome.status,
      ms,
      now: now(),
    });

  return {
    /** @param routes of one partner: `brand/product` and `brand/message` */
    async claim(routes: readonly string[], which: Which): Promise<Claim> {
      const lease = crypto.randomUUID();
      const [claimed, leads, messages] = await batch(sql, [
        claimStatement(which, lease, now(), JSON.stringify(routes)),
        statement<LeadRow>(text.loadLeads, lease),
        statement<MessageRow>(text.loadMessages, lease),
      ]);
      const read = [
        ...leads.map((row) => readable(row, toLeadDelivery)),
        ...messages.map((row) => readable(row, toMessageDelivery)),
      ];
      const unreadable = read.flatMap((one) => (one.delivery ? [] : [one]));
      // The oldest rows are claimed first, so an unreadable row left due would block the others.
      const later = now() + unreadableMs;
      const putOff = unreadable.map(({ row }) =>
        statement(text.putOff, row.brand, row.id, lease, later),
      );
      if (putOff.length > 0) await sql.run(putOff);
      const deliveries = read.flatMap(({ delivery }) => (delivery ? [delivery] : []));
      const missing = claimed.length - read.length;
      return { lease, deliveries, missing, unreadable: unreadable.map(({ reason }) => reason) };
    },
    /**
     * Records how the attempt ended. If another worker holds the lease by now, the row itself is not
     * changed; journal, attempt and the lead's status are still written, because the attempt was made.
     */
    async settle(delivery: Delivery, lease: string, settled: Settled): Promise<void> {
      const { brand, id } = delivery;
      const { state, attempts, dueAt, partner, outcome } = settled;
      const at = now();
      const settledAt = state === 'pending' ? null : at;
      if (state === 'delivered') await note?.(state, `${brand}/${id}`);
      await sql.run([
        named(text.settle, {
          brand,
          id,
          lease,
          state,
          attempts,
          dueAt,
          partner,
          outcome: outcome.kind,
          settledAt,
        }),
        insertAttempt(delivery, settled),
        statement(text.updateLeadStatus, brand, id, new Date(at).toISOString()),
      ]);
    },
    /** Closes a row that was not sent, without recording an attempt. */
    async closeUnsent(
      { brand, id }: DeliveryKey,
      lease: string,
      unsent: Exclude<Unsent, 'gone'>,
    ): Promise<void> {
      const at = now();
      await sql.run([
        named(text.closeUnsent, { brand, id, lease, why: unsent, now: at }),
        statement(text.updateLeadStatus, brand, id, new Date(at).toISOString()),
      ]);
    },
    /** Gives back a row that was not sent, without undoing what its sender or another worker has done since. */
    async giveBack({ brand, id }: DeliveryKey, lease: string): Promise<void> {
      await sql.run([statement(text.putOff, brand, id, lease, 0)]);
    },
    /** Ends a failed probe: puts the row behind the others and records the attempt. */
    async release(delivery: Delivery, lease: string, attempted: Attempted): Promise<void> {
      const { brand, id } = delivery;
      const { dueAt, outcome, partner } = attempted;
      await sql.run([
        named(text.release, { brand, id, lease, dueAt, outcome: outcome.kind, partner }),
        insertAttempt(delivery, attempted),
      ]);
    },
    /**
     * Once this returns null, the partner may have the delivery. Only a lead can be `suppressed`: a message
     * goes to the brand itself.
     */
    async beginSending(delivery: Delivery, lease: string): Promise<Unsent | null> {
      const { brand, id, kind } = delivery;
      const hashes = JSON.stringify(kind === 'lead' ? await contactHashes(brand, delivery) : []);
      const at = now();
      const values = { brand, id, lease, hashes, now: at, until: at + leaseMs };
      const [[row]] = await batch(sql, [named<{ suppressed: number }>(text.beginSending, values)]);
      if (!row || now() - at > longestBeginMs) return 'gone';
      return row.suppressed === 1 ? 'suppressed' : null;
    },
    health: (partner: string) =>
      first<{ failures: number; open_until: number }>(sql, text.selectHealth, partner),
    /** Counts a failure and returns the failures in a row; no two workers get the same number. */
    async countFailure(partner: string, threshold: number, openMs: number): Promise<number> {
      const row = await first<{ failures: number }>(
        sql,
        text.countFailure,
        partner,
        threshold,
        now() + openMs,
      );
      return row?.failures ?? 0;
    },
    /** True for the one worker that may probe the partner. */
    async takeProbe(partner: string, threshold: number, openMs: number): Promise<boolean> {
      const at = now();
      return (await first(sql, text.takeProbe, partner, at, at + openMs, threshold)) !== null;
    },
    async closeBreaker(partner: string): Promise<void> {
      await sql.run([statement(text.closeBreaker, partner)]);
    },
    /** Closes the breaker and makes the partner's rows due in one transaction: either alone would leave them waiting. */
    async welcomeBack(partner: string, routes: readonly string[]): Promise<number> {
      const params = [now(), JSON.stringify(routes)] as const;
      const row = await writeThenRead(
        sql,
        [statement(text.pullForward, ...params), statement(text.closeBreaker, partner)],
        statement<{ due: number }>(text.countDue, ...params),
      );
      return row?.due ?? 0;
    },
    /** @param routes that have a partner */
    async backlog(routes: readonly string[]): Promise<Backlog> {
      const params = [JSON.stringify(routes), now() - latelyMs] as const;
      return (await first<Backlog>(sql, text.selectBacklog, ...params)) ?? nothingWaits;
    },
  };
}

/** Catches the error, so that one row in a shape unknown to this version does not hold up the others. */
function readable<Row extends DeliveryKey>(row: Row, read: (row: Row) => Delivery) {
  try {
    return { row, delivery: read(row), reason: '' };
  } catch (error) {
    return { row, delivery: undefined, reason: reasonOf(error) };
  }
}

function claimStatement(
  which: Which,
  lease: string,
  now: number,
  routes: string,
): Statement<DeliveryKey> {
  const values = { lease, until: now + leaseMs, now, routes };
  switch (which.kind) {
    case 'due':
      return named(text.claimDue, { ...values, most: which.limit });
    case 'named':
      return named(text.claimNamed, { ...values, keys: JSON.stringify(which.keys) });
    case 'probe':
      return named(text.claimProbe, { ...values, quietSince: now - probeGapMs });
  }
}
