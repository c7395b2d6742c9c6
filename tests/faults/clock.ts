/**
 * A clock that makes time pass for waiting rows of the outbox. The worker's own clock does not change; instead,
 * the times at which idle rows are due move closer. A row that is being delivered is left alone, because its
 * attempt runs in real time.
 */
import { sendRequest } from '../../scripts/site/local-server.ts';
import { leaseMs } from '../../worker/leads/delivery/delivery-store.ts';
import type { Beside } from '../harness/worker-host.ts';

/** Runs beside the worker under test and executes statements on its leads database, in one transaction. */
export const clockWorker: Beside = {
  host: 'clock.localhost',
  script: `export default {
  async fetch(request, { LEADS_DB }) {
    const statements = await request.json();
    const made = statements.map(({ sql, values }) => LEADS_DB.prepare(sql).bind(...values));
    return Response.json((await LEADS_DB.batch(made)).map(({ results }) => results));
  },
};`,
};

export interface Passing {
  readonly ms: number;
  /** When the worker was last killed: earlier leases belong to a dead one. */
  readonly orphansBefore: number;
}

export interface Waiting {
  readonly pending: number;
  /** Milliseconds until the next idle row is due: 0 when one is due now, null when none is idle. */
  readonly nextDueMs: number | null;
  /** All attempts so far; `mostAttempts` is the most for one row. */
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly dead: number;
}

const idle = `
UPDATE outbox SET due_at = due_at - ?1, created_at = created_at - ?1
WHERE state = 'pending' AND lease IS NULL`;

/** Leased to a killed worker: the partner may or may not have it, and the lease says when to try again. */
const orphaned = `
UPDATE outbox SET lease_until = lease_until - ?1 WHERE lease IS NOT NULL AND lease_until <= ?2`;

const breakers = 'UPDATE partner_health SET open_until = open_until - ?1 WHERE open_until > 0';

const waiting = `
SELECT count(CASE WHEN state = 'pending' THEN 1 END) AS pending,
  min(CASE WHEN state = 'pending' AND lease IS NULL THEN due_at END) AS due,
  (SELECT count(*) FROM delivery_attempt) AS attempts,
  coalesce(max(attempts), 0) AS most,
  count(CASE WHEN state = 'dead' THEN 1 END) AS dead
FROM outbox`;

interface WaitingRow {
  readonly pending: number;
  readonly due: number | null;
  readonly attempts: number;
  readonly most: number;
  readonly dead: number;
}

/** Makes time pass and returns what waits; null while the worker is down, when no time passes. */
export async function passTime(
  port: number,
  { ms, orphansBefore }: Passing,
): Promise<Waiting | null> {
  const results = await inDatabase(port, [
    { sql: idle, values: [ms] },
    { sql: orphaned, values: [ms, orphansBefore + leaseMs] },
    { sql: breakers, values: [ms] },
    { sql: waiting, values: [] },
  ]);
  const row = results?.at(-1)?.[0] as WaitingRow | undefined;
  if (!row) return null;
  const { pending, due, attempts, most: mostAttempts, dead } = row;
  const nextDueMs = due === null ? null : Math.max(0, due - Date.now());
  return { pending, nextDueMs, attempts, mostAttempts, dead };
}

const leased = `
SELECT id FROM outbox
WHERE state = 'pending' AND lease IS NOT NULL AND lease_until > ?1 AND lease_until <= ?2`;

/**
 * Keys that were being delivered between two moments, provided that `passTime` has not run since.
 * @throws Error when the database does not answer
 */
export async function leasedBetween(port: number, from: number, until: number): Promise<string[]> {
  const results = await inDatabase(port, [{ sql: leased, values: [from, until + leaseMs] }]);
  if (!results) throw new Error('The outbox did not answer: see worker.log');
  return (results[0] as readonly { id: string }[]).map(({ id }) => id);
}

interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

async function inDatabase(
  port: number,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[] | null> {
  const body = JSON.stringify(statements);
  const asked = { port, host: clockWorker.host, path: '/', body, patienceMs: 10_000 };
  const reply = await sendRequest(asked);
  return reply.status === 200 ? JSON.parse(reply.body) : null;
}

/** Runs one sweep to its end; does nothing while the worker is down. */
export async function callCron(port: number): Promise<void> {
  await sendRequest({ port, host: 'localhost', path: '/cdn-cgi/local/scheduled?cron=*+*+*+*+*' });
}

/** The most sweeps that may run at once. In production, each ends within its minute. */
const sweepsAtOnce = 4;

/** Returns a function that starts a sweep without waiting for it, unless too many are still running. */
export function createCrons(port: number): () => void {
  let running = 0;
  return () => {
    if (running >= sweepsAtOnce) return;
    running += 1;
    void callCron(port).then(() => {
      running -= 1;
    });
  };
}
