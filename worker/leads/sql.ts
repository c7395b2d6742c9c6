/** SQL on the leads database: statements in, rows out, one transaction per call. */
import type { D1Database } from '@cloudflare/workers-types';
import { withD1Retry } from '../ports/leads/d1-retry.ts';
import { type Value, type Values, withNamedValues } from '../ports/named-values.ts';

export type { Value };
export type Row = Readonly<Record<string, Value>>;

declare const rowShape: unique symbol;

export interface Statement<R = unknown> {
  readonly sql: string;
  /** Numbered in the text (`?1`), so that a tool without bound parameters can substitute them. */
  readonly params: readonly Value[];
  /** The shape of the rows, for the compiler only. */
  readonly [rowShape]?: R;
}

export interface Sql {
  /** Runs the statements as one transaction and returns the rows of each, in order. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

/** @typeParam R the row that the text selects */
export function statement<R = unknown>(sql: string, ...params: readonly Value[]): Statement<R> {
  return { sql, params };
}

/**
 * A statement with named parameters, such as `:email`.
 * @throws Error for a name without a value, a value without a name, or text that also has numbered parameters
 */
export function named<R = unknown>(text: string, values: Values): Statement<R> {
  return withNamedValues(text, values);
}

type RowsOf<S extends readonly Statement[]> = {
  readonly [K in keyof S]: S[K] extends Statement<infer R> ? readonly R[] : never;
};

/** Runs the statements as one transaction; the rows of each are typed. */
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

/** One transaction: the writes, then a statement whose first row reports their outcome. */
export async function writeThenRead<R>(
  sql: Sql,
  writes: readonly Statement[],
  read: Statement<R>,
): Promise<R | null> {
  const results: readonly (readonly unknown[])[] = await sql.run([...writes, read]);
  return (results.at(-1)?.[0] as R | undefined) ?? null;
}

/**
 * SQL on a D1 binding. D1's transient errors are retried, even where the batch ran and only its answer
 * was lost, so no batch may do harm when it is repeated.
 * @param deadlineMs a limit for one transaction, for when a visitor is waiting; no limit without it
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
