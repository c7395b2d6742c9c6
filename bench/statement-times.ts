/** Measures the time of D1 statements, and the rows they read, in databases of several sizes. */
import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { workerOptions } from '../scripts/site/built-site.ts';
import { startMiniflare } from '../scripts/site/start-miniflare.ts';
import type { Statement } from '../worker/ports/statement.ts';
import { printTable, quantile, whole } from './print-table.ts';

export interface Question {
  readonly name: string;
  /** Run in turn; the figures cover all of them together. */
  readonly statements: readonly Statement[];
}

export interface SizedDatabase {
  /** `10,000 plans` */
  readonly size: string;
  readonly db: D1Database;
}

/** The figures of one query at one size. */
interface Figures {
  /** ms of each run. */
  readonly times: number[];
  rows: number;
}

/** Statements per message, which share the message's overhead, so that the database's time dominates. */
const together = 10;

/** Empty databases in memory, by name. The caller disposes of the server. */
export function startDatabases(names: readonly string[]): Promise<Miniflare> {
  const { compatibilityDate } = workerOptions();
  const source = { modules: true, script: 'export default {};' };
  const worker = { name: 'databases', ...source, d1Databases: [...names] };
  return startMiniflare({
    workers: [{ ...worker, ...(compatibilityDate && { compatibilityDate }) }],
  });
}

/** Measures and prints. @param times how often each statement runs, in batches of ten */
export async function statementTable(
  title: string,
  databases: readonly SizedDatabase[],
  questions: readonly Question[],
  times: number,
): Promise<void> {
  const all = questions.map(({ name, statements }) => ({
    name,
    statements,
    figures: databases.map((): Figures => ({ times: [], rows: 0 })),
  }));
  // Sizes and queries take turns, so that a busy moment of the machine affects all. Round 0 warms up.
  for (let round = 0; round <= times; round += 1) {
    for (const { statements, figures } of all) {
      for (const [index, { db }] of databases.entries()) {
        for (const statement of statements) await ask(db, statement, round > 0 && figures[index]);
      }
    }
  }
  print(title, databases, all);
}

function print(
  title: string,
  databases: readonly SizedDatabase[],
  all: readonly { readonly name: string; readonly figures: readonly Figures[] }[],
): void {
  const sizes = databases.flatMap(({ size }) => [`${size}: p50`, 'p95', 'rows']);
  const several = databases.length > 1;
  const median = ({ times }: Figures) => quantile(times, 0.5);
  const rows = all.map(({ name, figures }) => {
    const medians = figures.map(median);
    const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
    const cells = figures.flatMap((one) => [
      median(one).toFixed(2),
      quantile(one.times, 0.95).toFixed(2),
      whole(one.rows),
    ]);
    return [name, ...cells, ...(several ? [growth.toFixed(1)] : [])];
  });
  const head = ['', ...sizes, ...(several ? ['× p50'] : [])];
  printTable(`${title}: ms in D1, and the most rows read`, head, rows);
}

async function ask(db: D1Database, { sql, params }: Statement, into: Figures | false | undefined) {
  const statement = db.prepare(sql).bind(...params);
  const startedAt = performance.now();
  const [answer] = await db.batch(Array.from({ length: together }, () => statement));
  if (!into) return;
  into.times.push((performance.now() - startedAt) / together);
  into.rows = Math.max(into.rows, answer?.meta.rows_read ?? 0);
}
