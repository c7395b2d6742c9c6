/** What ops need of a database: statements in, rows out; one call is one transaction where the platform can. */
import type { D1Database } from '@cloudflare/workers-types';
import { withD1Retry } from '../../ports/leads/d1-retry.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Parameters are numbered (`?1`), so that they can also be written into the text. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
}

export interface Sql {
  /** The rows of each statement, in order. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

export function statement(sql: string, ...params: readonly Value[]): Statement {
  return { sql, params };
}

/** Rows of one statement, as its text selects them. */
export async function all<R>(sql: Sql, text: string, ...params: readonly Value[]): Promise<R[]> {
  const [rows] = await sql.run([statement(text, ...params)]);
  return (rows ?? []) as unknown as R[];
}

/** The first row of one statement. */
export async function first<R>(
  sql: Sql,
  text: string,
  ...params: readonly Value[]
): Promise<R | null> {
  const [row] = await all<R>(sql, text, ...params);
  return row ?? null;
}

/** A D1 binding; a batch is a transaction there. */
export function d1Sql(db: D1Database): Sql {
  return {
    async run(statements) {
      const results = await withD1Retry(() =>
        db.batch<Row>(statements.map(({ sql, params }) => db.prepare(sql).bind(...params))),
      );
      return results.map((result) => result.results);
    },
  };
}
