/** Retention: how long we keep personal data in each state, and the job that erases it (docs/operations/leads.md). */
import type { D1Database } from '@cloudflare/workers-types';
import {
  eraseLeads,
  eraseMessages,
  type Guard,
  halfErased,
  visitKept,
  withoutCampaign,
} from '../records/personal.ts';
import { all, batch, d1Sql, type Sql, type Statement, statement } from '../sql.ts';

const dayMs = 86_400_000;
/** Rows per transaction, for a tool that writes the ids into a command line. */
export const batchSize = 100;
/** In the worker the ids are one bound value, 20 kB of the 2 MB allowed. D1 answers nobody else during a batch. */
const rowsAtNight = 500;
/** D1 allows a worker 1,000 statements per run; the rest are for retries and the night's other work. */
const statementsANight = 900;
/** Most visits before the cut-off must stay with their lead, so `overdue` scans only these days of them: the oldest go first. */
const lookedAtMs = 7 * dayMs;

interface Rule {
  readonly days: number;
  readonly from: 'lead' | 'contact_message' | 'visit' | 'submission' | 'delivery_attempt';
  /** ?3 the cut-off as an ISO string, ?4 the same in milliseconds. */
  readonly where: string;
  /** Limits `overdue` to rows from ?6 on; without it, `overdue` scans all rows. */
  readonly lookedAt?: string;
}

/** True when a delivery of the lead or message meets the condition. */
const hasDelivery = (table: string, condition: string) =>
  `EXISTS (SELECT 1 FROM outbox WHERE subject_id = ${table}.id AND ${condition})`;

/** True for a row from before the cut-off whose deliveries, if any, were all settled before it too. */
const past = (table: string) => `erased_at IS NULL AND created_at < ?3
  AND NOT ${hasDelivery(table, "(state = 'pending' OR settled_at >= ?4)")}`;

const messageWithdrawn = hasDelivery('contact_message', "state IN ('withdrawn', 'suppressed')");

/** No rule applies to a pending delivery: it is never erased. The shortest periods come first. */
export const retention = {
  erasedLeads: { days: 0, from: 'lead', where: halfErased },
  erasedMessages: { days: 0, from: 'contact_message', where: halfErased },
  leadsWithdrawn: {
    days: 30,
    from: 'lead',
    where: `erased_at IS NULL AND status = 'withdrawn'
      AND coalesce(withdrawn_at, updated_at) < ?3 AND NOT ${hasDelivery('lead', "state = 'pending'")}`,
  },
  messagesWithdrawn: {
    days: 30,
    from: 'contact_message',
    where: `${past('contact_message')} AND id IN (
      SELECT subject_id FROM outbox WHERE kind = 'message' AND state IN ('withdrawn', 'suppressed'))`,
  },
  leadsTest: {
    days: 30,
    from: 'lead',
    where: `${past('lead')} AND id IN (SELECT subject_id FROM outbox WHERE last_outcome = 'test')`,
  },
  leadsWithoutDetails: {
    days: 90,
    from: 'lead',
    where: `${past('lead')} AND status = 'open' AND completed_at IS NULL`,
  },
  leadsDelivered: { days: 365, from: 'lead', where: `${past('lead')} AND status = 'delivered'` },
  leadsDead: { days: 365, from: 'lead', where: `${past('lead')} AND status = 'dead'` },
  messages: {
    days: 365,
    from: 'contact_message',
    where: `${past('contact_message')} AND NOT ${messageWithdrawn}`,
  },
  visitsWithoutLead: {
    days: 90,
    from: 'visit',
    where: `created_at < ?3 AND ${visitKept}
      AND NOT EXISTS (SELECT 1 FROM lead WHERE visit_id = visit.id AND erased_at IS NULL)`,
    lookedAt: 'created_at >= ?6',
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

const names = Object.keys(retention) as RetentionName[];

/** Leads and messages are erased with the rows that belong to them; the rest take one statement. */
const statementsABatch: Readonly<Record<Rule['from'], number>> = {
  lead: 5,
  contact_message: 3,
  visit: 1,
  submission: 1,
  delivery_attempt: 1,
};

export interface PurgeOptions {
  readonly dryRun: boolean;
  /** null: every brand in the database. */
  readonly brand?: string | null;
  /** Rows per batch; a batch is one transaction. */
  readonly rows?: number;
  /** The most statements to run. */
  readonly statements?: number;
}

export interface Purged {
  readonly counts: Readonly<Record<RetentionName, number>>;
  /** True when the statements ran out before the rows did. */
  readonly more: boolean;
}

/**
 * Erases the rows past their time, or counts them on a dry run. Safe to repeat. The rules take turns, a
 * batch each, so that none waits behind another's backlog.
 */
export async function purge(
  sql: Sql,
  now: Date,
  { dryRun, brand = null, rows = batchSize, statements = Number.POSITIVE_INFINITY }: PurgeOptions,
): Promise<Purged> {
  if (dryRun) return { counts: await countAll(sql, now, brand, false), more: false };
  const counts = noneOf();
  let left = statements;
  let unfinished = names;
  while (unfinished.length > 0) {
    const full: RetentionName[] = [];
    for (const name of unfinished) {
      const rule = retention[name];
      left -= statementsABatch[rule.from];
      if (left < 0) return { counts, more: true };
      const done = await purgeBatch({ sql, now, rows }, rule, brand);
      counts[name] += done;
      if (done === rows) full.push(name);
    }
    unfinished = full;
  }
  return { counts, more: false };
}

/**
 * The number of records past their time. It reads few other rows, so it is cheap enough to poll every few
 * minutes; of visits it reads only the last seven days before the cut-off.
 */
export async function overdue(sql: Sql, now: Date): Promise<number> {
  const counts = await countAll(sql, now, null, true);
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

/** The worker's nightly run: bounded, and logged as one line of counts. */
export async function retain(
  db: D1Database,
  now: Date,
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  const bounds = { rows: rowsAtNight, statements: statementsANight };
  const { counts, more } = await purge(d1Sql(db), now, { dryRun: false, ...bounds });
  log({ event: 'retention', ...counts, more });
}

/** The params are ?3, ?4 and ?5 in every statement of a rule; ?1 and ?2 belong to the statement. */
function guardOf({ days, where }: Rule, now: Date, brand: string | null): Guard {
  const cutOff = now.getTime() - days * dayMs;
  return {
    where: `(${where}) AND (?5 IS NULL OR brand = ?5)`,
    params: [new Date(cutOff).toISOString(), cutOff, brand],
  };
}

function noneOf(): Record<RetentionName, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<RetentionName, number>;
}

async function countAll(sql: Sql, now: Date, brand: string | null, isLook: boolean) {
  const found = await batch(
    sql,
    names.map((name) => countOf(retention[name], now, brand, isLook)),
  );
  const counts = noneOf();
  for (const [at, name] of names.entries()) counts[name] = found[at]?.[0]?.count ?? 0;
  return counts;
}

function countOf(rule: Rule, now: Date, brand: string | null, isLook: boolean) {
  const { where, params } = guardOf(rule, now, brand);
  const text = `SELECT count(*) AS count FROM ${rule.from} WHERE ${where}`;
  const values = [null, null, ...params];
  if (!isLook || !rule.lookedAt) return statement<{ count: number }>(text, ...values);
  const from = new Date(now.getTime() - rule.days * dayMs - lookedAtMs).toISOString();
  return statement<{ count: number }>(`${text} AND ${rule.lookedAt}`, ...values, from);
}

interface Run {
  readonly sql: Sql;
  readonly now: Date;
  /** The most rows in a batch. */
  readonly rows: number;
}

/** Returns the number of rows erased or deleted. */
async function purgeBatch(run: Run, rule: Rule, brand: string | null): Promise<number> {
  const statements = await batchOf(run, rule, guardOf(rule, run.now, brand));
  if (statements.length === 0) return 0;
  const [changed] = await run.sql.run(statements);
  return changed?.length ?? 0;
}

/** Each write repeats the condition: the row may have been replayed since it was chosen. */
async function batchOf(
  { sql, now, rows }: Run,
  { from }: Rule,
  guard: Guard,
): Promise<Statement[]> {
  const { where, params } = guard;
  const change = (text: string) => [statement(text, rows, null, ...params)];
  switch (from) {
    case 'visit':
      return change(`UPDATE visit SET address_line = '', screen_resolution = NULL,
        tracking = ${withoutCampaign}
        WHERE id IN (SELECT id FROM visit WHERE ${where} LIMIT ?1) RETURNING id`);
    case 'submission':
      return change(`DELETE FROM submission WHERE (brand, id) IN (
        SELECT brand, id FROM submission WHERE ${where} LIMIT ?1) RETURNING id`);
    case 'delivery_attempt':
      return change(`DELETE FROM delivery_attempt WHERE rowid IN (
        SELECT rowid FROM delivery_attempt WHERE ${where} LIMIT ?1) RETURNING attempt`);
    default: {
      const text = `SELECT id FROM ${from} WHERE ${where} LIMIT ?1`;
      const found = await all<{ id: string }>(sql, text, rows, null, ...params);
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return [];
      return from === 'lead' ? eraseLeads(ids, now, guard) : eraseMessages(ids, now, guard);
    }
  }
}
