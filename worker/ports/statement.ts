/** SQL statements as values, before a database has seen them. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** SQL with numbered placeholders and their values, in order. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

/** A load's statement, and any rows as JSON for its `?1`: sent with that value bound, or written into the text. */
export interface LoadStatement {
  readonly sql: string;
  readonly json?: string;
}

export function prepared(db: D1Database, { sql, json }: LoadStatement): D1PreparedStatement {
  const statement = db.prepare(sql);
  return json === undefined ? statement : statement.bind(json);
}
