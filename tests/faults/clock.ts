/**
 * Lets time pass for what waits. The worker's own clock stays as it is: instead every moment that an
 * idle row waits for comes nearer, which is the same to whoever waits. A row that is being delivered
 * right now is left alone, because an attempt lasts as long as it lasts.
 */
import { request } from 'node:http';
import { leaseMs } from '../../worker/leads/delivery/delivery-store.ts';
import { clockHost } from './platform.ts';

export interface Passing {
  readonly ms: number;
  /** When a worker was killed last: leases from before belong to a dead one. */
  readonly orphansBefore: number;
}

export interface Waiting {
  readonly pending: number;
  /** Milliseconds until the next idle row is due, 0 when one is; null when none is idle. */
  readonly nextDueMs: number | null;
  /** How often anything was tried so far, and the most for one row. */
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly dead: number;
}

const idle = `
UPDATE outbox SET due_at = due_at - ?1, created_at = created_at - ?1
WHERE state = 'pending' AND lease IS NULL`;

/** What a killed worker held; the partner may have it or not, and the lease says when to ask again. */
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

/** null while nothing answers: then no time passes. */
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
 * Keys that were being delivered between these moments, as long as the clock has not moved since.
 * @throws Error when the database does not answer
 */
export async function leasedBetween(port: number, from: number, until: number): Promise<string[]> {
  const results = await inDatabase(port, [{ sql: leased, values: [from, until + leaseMs] }]);
  if (!results) throw new Error('The outbox did not answer');
  return (results[0] as readonly { id: string }[]).map(({ id }) => id);
}

interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** One transaction, through the worker that stands beside the real one. */
function inDatabase(
  port: number,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[] | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path: '/', method: 'POST', agent: false },
        headers: { host: clockHost },
        timeout: 10_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('error', nothing);
        response.once('end', () => resolve(response.statusCode === 200 ? JSON.parse(text) : null));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', nothing);
    sent.end(JSON.stringify(statements));
  });
}
