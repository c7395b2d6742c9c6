/** The outbox at a glance: rows in each state, the age of the oldest, and the partners that are failing. */
import { deliveryState } from '../outbox/outbox-statements.ts';
import { batch, type Sql, statement } from '../sql.ts';
import type { DeliveryState } from './record.types.ts';
import { iso } from './record-rows.ts';

/** The number of a brand's deliveries in one state. */
interface StateCount {
  readonly brand: string;
  readonly state: DeliveryState;
  readonly count: number;
  /** The time the oldest was accepted. */
  readonly oldest: string;
}

interface Breaker {
  readonly partner: string;
  readonly failuresInARow: number;
  /** Nothing is sent until then; null while the breaker is closed. */
  readonly openUntil: string | null;
}

export interface Health {
  readonly states: readonly StateCount[];
  readonly breakers: readonly Breaker[];
  /** Entries on the suppression list. */
  readonly suppressed: number;
}

const countStates = `
SELECT brand, ${deliveryState} AS state, count(*) AS count, min(created_at) AS oldest FROM outbox
WHERE ?1 IS NULL OR brand = ?1 GROUP BY 1, 2 ORDER BY 1, 2`;

/** Only an answer closes a breaker, so one for a partner with nothing left to send means nothing. */
const selectBreakers = `
SELECT partner, failures, open_until FROM partner_health
WHERE failures > 0
  AND partner IN (SELECT partner FROM outbox WHERE state = 'pending')
ORDER BY partner`;

/** The first condition repeats the index's own: without it SQLite does not use the index. */
const countWaiting = `
SELECT count(*) AS count, min(created_at) AS oldest FROM outbox
WHERE state IN ('pending', 'dead') AND state = 'pending'`;

const countSuppressed = `
SELECT count(*) AS count FROM suppression WHERE ?1 IS NULL OR brand = ?1`;

type StateRow = Omit<StateCount, 'oldest'> & { readonly oldest: number };

interface BreakerRow {
  readonly partner: string;
  readonly failures: number;
  readonly open_until: number;
}

/** @param brand null: every brand in the database */
export async function health(sql: Sql, brand: string | null): Promise<Health> {
  const [states, breakers, [suppressed]] = await batch(sql, [
    statement<StateRow>(countStates, brand),
    statement<BreakerRow>(selectBreakers),
    statement<{ count: number }>(countSuppressed, brand),
  ]);
  return {
    states: states.map((row) => ({ ...row, oldest: iso(row.oldest) })),
    breakers: breakers.map(toBreaker),
    suppressed: suppressed?.count ?? 0,
  };
}

export interface Waiting {
  readonly count: number;
  /** The time the oldest was accepted; null when nothing is pending. */
  readonly oldest: string | null;
  readonly breakers: readonly Breaker[];
}

/** Pending deliveries of all brands. It reads only those rows, so it is cheap enough to poll every few minutes. */
export async function waiting(sql: Sql): Promise<Waiting> {
  const [[row], breakers] = await batch(sql, [
    statement<{ count: number; oldest: number | null }>(countWaiting),
    statement<BreakerRow>(selectBreakers),
  ]);
  const oldest = row?.oldest ?? null;
  return {
    count: row?.count ?? 0,
    oldest: oldest === null ? null : iso(oldest),
    breakers: breakers.map(toBreaker),
  };
}

function toBreaker({ partner, failures, open_until }: BreakerRow): Breaker {
  const openUntil = open_until > 0 ? iso(open_until) : null;
  return { partner, failuresInARow: failures, openUntil };
}
