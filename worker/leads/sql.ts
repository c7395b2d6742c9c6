/** SQL over the leads database: statements in, rows out, one transaction per call. */
import type { D1Database } from '@cloudflare/workers-types';
import { withD1Retry } from '../ports/leads/d1-retry.ts';
import { type Value, type Values, withNamedValues } from '../ports/named-values.ts';

export type { Value };
export type Row = Readonly<Record<string, Value>>;

declare const rowShape: unique symbol;

export interface Statement<R = unknown> {
  readonly sql: string;
  /** Numbered in the text (`?1`), so that a tool without parameters can write them in. */
  readonly params: readonly Value[];
  /** For the compiler only: the shape of its rows. */
  readonly [rowShape]?: R;
}

export interface Sql {
  /** Runs the statements as one transaction and gives the rows of each, in order. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

/** @typeParam R a row as the text selects it */
export function statement<R = unknown>(sql: string, ...params: readonly Value[]): Statement<R> {
  return { sql, params };
}

/**
 * A statement whose text names its values, `:email`.
 * @throws Error for a name without a value, a value without a name, and a text that numbers values itself
 */
export function named<R = unknown>(text: string, values: Values): Statement<R> {
  return withNamedValues(text, values);
}

type RowsOf<S extends readonly Statement[]> = {
  readonly [K in keyof S]: S[K] extends Statement<infer R> ? readonly R[] : never;
};

/** The rows of each statement, as its text selects them. */
export async function batch<const S extends readonly Statement[]>(
  sql: Sql,
  statements: S,
): Promise<RowsOf<S>> {
  return (await sql.run(statements)) as RowsOf<S>;
}

/** All rows of one statement. */
export async function all<R>(sql: Sql, text: string, ...params: readonly Value[]): Promise<R[]> {
  const [rows] = await batch(sql, [statement<R>(text, ...params)]);
  return [...rows];
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

/** One transaction: the writes, then a statement whose first row says what came of them. */
export async function writeThenRead<R>(
  sql: Sql,
  writes: readonly Statement[],
  read: Statement<R>,
): Promise<R | null> {
  const results: readonly (readonly unknown[])[] = await sql.run([...writes, read]);
  return (results.at(-1)?.[0] as R | undefined) ?? null;
}

/**
 * A D1 binding. D1's transient errors are retried, also when only the answer was lost: every batch
 * must be safe to repeat.
 * @param deadlineMs for one transaction, where a visitor waits; without it, as long as it takes
 */
export function d1Sql(db: D1Database, deadlineMs?: number): Sql {
  return {
    async run(statements) {
      const results = await withD1Retry(
        () => db.batch<Row>(statements.map(({ sql, params }) => db.prepare(sql).bind(...params))),
        deadlineMs,
      );
      return results.map((result) => result.results);
    },
  };
}
