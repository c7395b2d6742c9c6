/** Statements of SQL as values, before a database has seen them. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** SQL with numbered placeholders and their values, in order. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

/** A statement of a load, sent with its value bound or written out as text: rows as JSON for `?1`, if any. */
export interface LoadStatement {
  readonly sql: string;
  readonly json?: string;
}

export function prepared(db: D1Database, { sql, json }: LoadStatement): D1PreparedStatement {
  const statement = db.prepare(sql);
  return json === undefined ? statement : statement.bind(json);
}
