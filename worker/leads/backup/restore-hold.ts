/** The restore's hold: no pending row is sent meanwhile, and of two restores the later wins. */
import { isHeld } from '../outbox/outbox-statements.ts';
import { Refused } from '../records/find-record.ts';
import { batch, first, type Sql, type Statement, statement } from '../sql.ts';

/**
 * Longer than the largest answer takes; it is renewed while pages are read. If a restore is interrupted before it
 * writes, delivery resumes when the hold ends.
 */
const holdMs = 600_000;
const renewedEveryMs = 60_000;

export interface Hold {
  readonly lease: string;
  /** The database; using it renews the hold now and then. */
  readonly sql: Sql;
  /** @throws Refused once another restore has begun */
  renew(): Promise<void>;
  isLast(): Promise<boolean>;
  /** Put first in a transaction, it fails the whole write once another restore has begun. */
  readonly demandLast: Statement;
  readonly letGo: Statement;
}

const busyRows = (now: string) => `SELECT 1 FROM outbox
WHERE state = 'pending' AND lease_until > ${now} AND NOT ${isHeld}`;

/** Begins a restore, unless a delivery is under way. ?1 the lease, ?2 now. */
const begin = `INSERT INTO last_restore (only_row, lease)
SELECT 1, ?1 WHERE NOT EXISTS (${busyRows('?2')})
ON CONFLICT (only_row) DO UPDATE SET lease = excluded.lease`;
const countBusy = `SELECT count(*) AS busy FROM (${busyRows('?1')})`;

const selectLast = 'SELECT lease FROM last_restore WHERE lease = ?1';

/** Also takes over rows that an earlier restore holds, or held when it broke off, so that no courier gets them first. */
const hold = `UPDATE outbox SET lease = ?1, lease_until = ?3
WHERE state = 'pending' AND (lease_until <= ?2 OR ${isHeld}) AND EXISTS (${selectLast})`;
const letGo = 'UPDATE outbox SET lease = NULL, lease_until = 0 WHERE lease = ?1';

/** Fails on purpose once another restore has begun: the column is NOT NULL. */
const demandLast = `INSERT INTO last_restore (only_row, lease)
SELECT 1, NULL WHERE NOT EXISTS (${selectLast})`;

/** @throws Refused while deliveries are under way; no restore is begun then */
export async function beginHold(sql: Sql, now: Date): Promise<Hold> {
  const lease = `restore ${crypto.randomUUID()}`;
  const ahead = now.getTime() - Date.now();
  let since = now.getTime();
  const holding = (at: number) => statement(hold, lease, at, at + holdMs);
  const [, , [busy]] = await batch(sql, [
    statement(begin, lease, since),
    holding(since),
    statement<{ busy: number }>(countBusy, since),
  ]);
  if (busy?.busy) throw new Refused(`${busy.busy} deliveries are under way: try again in a minute`);

  const renew = async () => {
    const at = Date.now() + ahead;
    const [, last] = await batch(sql, [holding(at), statement(selectLast, lease)]);
    if (last.length === 0) throw overtaken();
    since = at;
  };
  return {
    lease,
    sql: {
      async run(statements) {
        if (Date.now() + ahead - since >= renewedEveryMs) await renew();
        return sql.run(statements);
      },
    },
    renew,
    isLast: async () => (await first(sql, selectLast, lease)) !== null,
    demandLast: statement(demandLast, lease),
    letGo: statement(letGo, lease),
  };
}

export function overtaken(): Refused {
  return new Refused(
    'Another restore began after this one, and this one has changed nothing: let the other finish, or run this again',
  );
}
