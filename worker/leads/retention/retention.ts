/** How long personal data is kept in each state, and the job that erases it (docs/operations/leads.md). */
import type { D1Database } from '@cloudflare/workers-types';
import { trimJournal } from '../backup/lead-journal.ts';
import {
  eraseLeads,
  eraseMessages,
  type Guard,
  hasClickIds,
  withoutClickIds,
} from '../records/personal.ts';
import { all, d1Sql, first, type Sql, type Statement, statement } from '../sql.ts';

const dayMs = 86_400_000;
/** Rows per transaction. */
export const batchSize = 100;
/** Each batch takes about five statements, and a worker may run 1,000. The next night goes on. */
const batchesANight = 150;

interface Rule {
  readonly days: number;
  readonly from: 'lead' | 'contact_message' | 'visit' | 'submission' | 'delivery_attempt';
  /** ?3 the cut-off as an ISO string, ?4 in milliseconds. */
  readonly where: string;
}

/** True when some delivery of the row's lead or message fits. */
const hasDelivery = (table: string, condition: string) =>
  `EXISTS (SELECT 1 FROM outbox WHERE subject_id = ${table}.id AND ${condition})`;

/** True for a row from before the cut-off whose last delivery, if any, was settled before it, too. */
const past = (table: string) => `erased_at IS NULL AND created_at < ?3
  AND NOT ${hasDelivery(table, "(state = 'pending' OR settled_at >= ?4)")}`;

const messageWithdrawn = hasDelivery('contact_message', "state IN ('withdrawn', 'suppressed')");

/** No rule applies to what still waits to be delivered: it is never erased. */
export const retention = {
  leadsWithoutDetails: {
    days: 90,
    from: 'lead',
    where: `${past('lead')} AND completed_at IS NULL`,
  },
  leadsDelivered: { days: 365, from: 'lead', where: `${past('lead')} AND status = 'delivered'` },
  leadsDead: { days: 365, from: 'lead', where: `${past('lead')} AND status = 'dead'` },
  leadsWithdrawn: {
    days: 30,
    from: 'lead',
    where: `erased_at IS NULL AND status = 'withdrawn' AND completed_at IS NOT NULL
      AND coalesce(withdrawn_at, updated_at) < ?3 AND NOT ${hasDelivery('lead', "state = 'pending'")}`,
  },
  leadsTest: {
    days: 30,
    from: 'lead',
    where: `${past('lead')} AND ${hasDelivery('lead', "last_outcome = 'test'")}`,
  },
  messages: {
    days: 365,
    from: 'contact_message',
    where: `${past('contact_message')} AND NOT ${messageWithdrawn}`,
  },
  messagesWithdrawn: {
    days: 30,
    from: 'contact_message',
    where: `${past('contact_message')} AND ${messageWithdrawn}`,
  },
  visitsWithoutLead: {
    days: 90,
    from: 'visit',
    where: `created_at < ?3 AND (address_line <> '' OR screen_resolution IS NOT NULL OR ${hasClickIds})
      AND NOT EXISTS (SELECT 1 FROM lead WHERE visit_id = visit.id AND erased_at IS NULL)`,
  },
  ledger: {
    days: 400,
    from: 'submission',
    where: `accepted_at < ?3 AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE subject_id = submission.subject_id AND state = 'pending')`,
  },
  attempts: { days: 400, from: 'delivery_attempt', where: 'at < ?4' },
} as const satisfies Record<string, Rule>;

export type RetentionName = keyof typeof retention;

export interface PurgeOptions {
  readonly dryRun: boolean;
  /** null: every brand in the database. */
  readonly brand?: string | null;
  readonly batches?: number;
}

export interface Purged {
  readonly counts: Readonly<Record<RetentionName, number>>;
  /** True when the batches ran out before the rows did. */
  readonly more: boolean;
}

/** Erases what is past its time, or counts it on a dry run. Safe to repeat. */
export async function purge(
  sql: Sql,
  now: Date,
  { dryRun, brand = null, batches = Number.POSITIVE_INFINITY }: PurgeOptions,
): Promise<Purged> {
  const names = Object.keys(retention) as RetentionName[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<
    RetentionName,
    number
  >;
  let left = batches;
  for (const name of names) {
    const rule = retention[name];
    const guard = guardOf(rule, now, brand);
    if (dryRun) {
      counts[name] = await countOf(sql, rule, guard);
      continue;
    }
    let full = true;
    while (full && left > 0) {
      const done = await purgeBatch(sql, rule, guard, now);
      counts[name] += done;
      full = done === batchSize;
      left -= 1;
    }
    if (full) return { counts, more: true };
  }
  return { counts, more: false };
}

/** The worker's nightly run: bounded, and logged as one line of counts. */
export async function retain(
  db: D1Database,
  journal: D1Database,
  now: Date,
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  const { counts, more } = await purge(d1Sql(db), now, { dryRun: false, batches: batchesANight });
  log({ event: 'retention', ...counts, more });
  await trimJournal(d1Sql(journal), now);
}

/** In every statement of a rule these are ?3, ?4 and ?5; ?1 and ?2 are the statement's own. */
function guardOf({ days, where }: Rule, now: Date, brand: string | null): Guard {
  const cutOff = now.getTime() - days * dayMs;
  return {
    where: `(${where}) AND (?5 IS NULL OR brand = ?5)`,
    params: [new Date(cutOff).toISOString(), cutOff, brand],
  };
}

async function countOf(sql: Sql, { from }: Rule, { where, params }: Guard): Promise<number> {
  const text = `SELECT count(*) AS count FROM ${from} WHERE ${where}`;
  const row = await first<{ count: number }>(sql, text, null, null, ...params);
  return row?.count ?? 0;
}

/** How many rows were erased or deleted. */
async function purgeBatch(sql: Sql, rule: Rule, guard: Guard, now: Date): Promise<number> {
  const statements = await batchOf(sql, rule, guard, now);
  if (statements.length === 0) return 0;
  const [changed] = await sql.run(statements);
  return changed?.length ?? 0;
}

/** Each write repeats the condition: the row may have been replayed since it was chosen. */
async function batchOf(sql: Sql, { from }: Rule, guard: Guard, now: Date): Promise<Statement[]> {
  const { where, params } = guard;
  const change = (text: string) => [statement(text, batchSize, null, ...params)];
  switch (from) {
    case 'visit':
      return change(`UPDATE visit SET address_line = '', screen_resolution = NULL,
        tracking = ${withoutClickIds}
        WHERE id IN (SELECT id FROM visit WHERE ${where} LIMIT ?1) RETURNING id`);
    case 'submission':
      return change(`DELETE FROM submission WHERE (brand, id) IN (
        SELECT brand, id FROM submission WHERE ${where} LIMIT ?1) RETURNING id`);
    case 'delivery_attempt':
      return change(`DELETE FROM delivery_attempt WHERE rowid IN (
        SELECT rowid FROM delivery_attempt WHERE ${where} LIMIT ?1) RETURNING attempt`);
    default: {
      const text = `SELECT id FROM ${from} WHERE ${where} LIMIT ?1`;
      const rows = await all<{ id: string }>(sql, text, batchSize, null, ...params);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      return from === 'lead' ? eraseLeads(ids, now, guard) : eraseMessages(ids, now, guard);
    }
  }
}
