/** How long personal data is kept in each state, and the job that takes it out (spec: personal-data). */
import type { D1Database } from '@cloudflare/workers-types';
import {
  eraseLeads,
  eraseMessages,
  type Guard,
  hasClickIds,
  withoutClickIds,
} from '../records/personal.ts';
import { all, d1Sql, first, type Sql, type Statement, statement } from '../records/sql.ts';

const dayMs = 86_400_000;
/** Rows of one transaction. */
export const batchSize = 100;
/** Of one night; about five statements each, and a worker may make 1,000. The next night goes on. */
const batchesANight = 150;

/** ?3 cut-off as an ISO string, ?4 in milliseconds, ?5 brand or null. */
interface Rule {
  readonly days: number;
  readonly from: 'lead' | 'contact_message' | 'visit' | 'submission' | 'delivery_attempt';
  readonly where: string;
}

const settled = (table: string) => `NOT EXISTS (SELECT 1 FROM outbox
  WHERE subject_id = ${table}.id AND (state = 'pending' OR settled_at >= ?4))`;
const closed = (table: string, states: string) => `EXISTS (SELECT 1 FROM outbox
  WHERE subject_id = ${table}.id AND state IN (${states}))`;
const finished = (status: string) =>
  `erased_at IS NULL AND status = '${status}' AND created_at < ?3 AND ${settled('lead')}`;

/** What still waits to be delivered is in no rule: it is never erased. */
export const retention = {
  leadsWithoutDetails: {
    days: 90,
    from: 'lead',
    where: `erased_at IS NULL AND completed_at IS NULL AND created_at < ?3 AND ${settled('lead')}`,
  },
  leadsDelivered: { days: 365, from: 'lead', where: finished('delivered') },
  leadsDead: { days: 365, from: 'lead', where: finished('dead') },
  leadsWithdrawn: {
    days: 30,
    from: 'lead',
    where: `erased_at IS NULL AND status = 'withdrawn' AND completed_at IS NOT NULL
      AND coalesce(withdrawn_at, updated_at) < ?3
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'pending')`,
  },
  messages: {
    days: 365,
    from: 'contact_message',
    where: `erased_at IS NULL AND created_at < ?3 AND ${settled('contact_message')}
      AND NOT ${closed('contact_message', "'withdrawn', 'suppressed'")}`,
  },
  messagesWithdrawn: {
    days: 30,
    from: 'contact_message',
    where: `erased_at IS NULL AND created_at < ?3 AND ${settled('contact_message')}
      AND ${closed('contact_message', "'withdrawn', 'suppressed'")}`,
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
  /** null: every brand that the database holds. */
  readonly brand?: string | null;
  readonly batches?: number;
}

export interface Purged {
  readonly counts: Readonly<Record<RetentionName, number>>;
  /** True when the batches were used up before the rows were. */
  readonly more: boolean;
}

/** Erases what is past its time, or counts it. Safe to repeat. */
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

/** The nightly run of the worker: bounded, and its one line holds counts only. */
export async function retain(
  db: D1Database,
  now: Date,
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  const { counts, more } = await purge(d1Sql(db), now, { dryRun: false, batches: batchesANight });
  log({ event: 'retention', ...counts, more });
}

/** Every statement of a rule has these, so that their numbers are the same in all of them. */
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

/** How many rows of one batch were erased or deleted. */
async function purgeBatch(sql: Sql, rule: Rule, guard: Guard, now: Date): Promise<number> {
  const statements = await batchOf(sql, rule, guard, now);
  if (statements.length === 0) return 0;
  const [changed] = await sql.run(statements);
  return changed?.length ?? 0;
}

/** The condition stands in the writing statement too: a row may have been replayed since it was chosen. */
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
