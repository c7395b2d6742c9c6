/** The outbox as delivery sees it: claims, settles and breakers over D1. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { withD1Retry } from '../../ports/leads/d1-retry.ts';
import { emailHash, mobileHash } from '../records/suppression.ts';
import type { Delivery, DeliveryKey, Outcome } from './delivery.types.ts';
import {
  type LeadRow,
  type MessageRow,
  toLeadDelivery,
  toMessageDelivery,
} from './delivery-rows.ts';
import * as sql from './delivery-statements.ts';

/** Longer than any attempt takes (15 s), so that nobody else begins the same row. */
export const leaseMs = 60_000;

export interface Claim {
  readonly lease: string;
  readonly deliveries: readonly Delivery[];
  /** Rows whose lead or message is not there; nothing should make any. */
  readonly missing: number;
}

/** Which rows to claim: those that are due, those named, or one that asks whether a partner is back. */
export type Which =
  | { readonly kind: 'due'; readonly limit: number }
  | { readonly kind: 'named'; readonly keys: readonly DeliveryKey[] }
  | { readonly kind: 'probe' };

export interface Settled {
  readonly state: 'pending' | 'delivered' | 'dead' | 'suppressed';
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly partner: string;
  readonly outcome: Outcome;
  readonly ms: number;
}

export interface Backlog {
  readonly pending: number;
  /** Milliseconds since 1970; null when nothing waits. */
  readonly oldest: number | null;
  /** Waiting without a partner that takes them. */
  readonly unrouted: number;
  readonly oldestUnrouted: number | null;
  readonly dead: number;
  /** Given up within the last hour. */
  readonly deadLately: number;
}

interface BacklogRow {
  readonly pending: number;
  readonly oldest: number | null;
  readonly unrouted: number;
  readonly oldest_unrouted: number | null;
  readonly dead: number;
  readonly dead_lately: number;
}

const lately = 3_600_000;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

type Value = string | number | null;

/** @param now milliseconds since 1970 */
export function createDeliveryStore(db: D1Database, now: () => number) {
  const prepare = (statement: string, ...values: readonly Value[]) =>
    db.prepare(statement).bind(...values);
  const first = <Row>(statement: string, ...values: readonly Value[]) =>
    withD1Retry(() => prepare(statement, ...values).first<Row>());
  const batch = (make: () => D1PreparedStatement[]) => withD1Retry(() => db.batch(make()));

  return {
    /** @param routes `brand/product` of one partner */
    async claim(routes: readonly string[], which: Which): Promise<Claim> {
      const lease = crypto.randomUUID();
      const from = now();
      const list = JSON.stringify(routes);
      const [claimed, leads, messages] = await batch(() => [
        which.kind === 'probe'
          ? prepare(sql.claimProbe, lease, from + leaseMs, from, list)
          : which.kind === 'due'
            ? prepare(sql.claimDue, lease, from + leaseMs, from, which.limit, list)
            : prepare(
                sql.claimNamed,
                lease,
                from + leaseMs,
                from,
                JSON.stringify(which.keys),
                list,
              ),
        prepare(sql.loadLeads, lease),
        prepare(sql.loadMessages, lease),
      ]);
      const deliveries = [
        ...((leads?.results ?? []) as LeadRow[]).map(toLeadDelivery),
        ...((messages?.results ?? []) as MessageRow[]).map(toMessageDelivery),
      ];
      const missing = (claimed?.results.length ?? 0) - deliveries.length;
      return { lease, deliveries, missing };
    },
    /** Writes how it went; nothing happens when the lease has passed to somebody else. */
    async settle({ brand, id, attempt }: Delivery, lease: string, settled: Settled): Promise<void> {
      const at = now();
      const { state, attempts, dueAt, partner, outcome, ms } = settled;
      const done = state === 'pending' ? null : at;
      await batch(() => [
        prepare(
          sql.settle,
          ...[brand, id, lease, state, attempts, dueAt, partner, outcome.kind, done],
        ),
        prepare(
          sql.insertAttempt,
          ...[brand, id, partner, attempt, outcome.kind, outcome.status, ms, at],
        ),
        prepare(sql.updateLeadStatus, brand, id, new Date(at).toISOString()),
      ]);
    },
    /** After a question in vain: the row comes behind the others, and the attempt is on record. */
    async release(
      { brand, id, attempt }: Delivery,
      lease: string,
      { dueAt, partner, outcome, ms }: Pick<Settled, 'dueAt' | 'partner' | 'outcome' | 'ms'>,
    ): Promise<void> {
      await batch(() => [
        prepare(sql.release, brand, id, lease, dueAt, outcome.kind),
        prepare(
          sql.insertAttempt,
          ...[brand, id, partner, attempt, outcome.kind, outcome.status, ms, now()],
        ),
      ]);
    },
    /** True for somebody who asked not to be passed on. */
    async suppressed(delivery: Delivery): Promise<boolean> {
      const hashes = [await emailHash(delivery), await mobileHash(delivery)];
      return (await first(sql.selectSuppressed, delivery.brand, ...hashes)) !== null;
    },
    health: (partner: string) =>
      first<{ failures: number; open_until: number }>(sql.selectHealth, partner),
    /** How many there are in a row now; each number comes up once. */
    async countFailure(partner: string, threshold: number, openMs: number): Promise<number> {
      const row = await first<{ failures: number }>(
        sql.countFailure,
        ...[partner, threshold, now() + openMs],
      );
      return row?.failures ?? 0;
    },
    /** True for the one who may ask; everybody else waits for the next turn. */
    async takeProbe(partner: string, threshold: number, openMs: number): Promise<boolean> {
      return (await first(sql.takeProbe, partner, now(), now() + openMs, threshold)) !== null;
    },
    /** True when it was not closed already. */
    async closeBreaker(partner: string): Promise<boolean> {
      return (await first(sql.closeBreaker, partner)) !== null;
    },
    /** Makes due what waited for the partner, and says how much is due now. */
    async pullForward(routes: readonly string[]): Promise<number> {
      const list = JSON.stringify(routes);
      const results = await batch(() => [
        prepare(sql.pullForward, now(), list),
        prepare(sql.countDue, now(), list),
      ]);
      const [row] = (results[1]?.results ?? []) as { due: number }[];
      return row?.due ?? 0;
    },
    /** @param routes that have a partner */
    async backlog(routes: readonly string[]): Promise<Backlog> {
      const row = await first<BacklogRow>(
        sql.selectBacklog,
        ...[JSON.stringify(routes), now() - lately],
      );
      return {
        pending: row?.pending ?? 0,
        oldest: row?.oldest ?? null,
        unrouted: row?.unrouted ?? 0,
        oldestUnrouted: row?.oldest_unrouted ?? null,
        dead: row?.dead ?? 0,
        deadLately: row?.dead_lately ?? 0,
      };
    },
  };
}
