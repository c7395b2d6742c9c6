/** A database that adds up the rows that D1 reports as read. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

export interface CountedDatabase {
  readonly db: D1Database;
  /** Rows read in all batches so far; pages read only in batches. */
  rows(): number;
}

export function countedRows(db: D1Database): CountedDatabase {
  let rows = 0;
  const batch = async (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    const answers = await db.batch(statements);
    rows += answers.reduce((sum, { meta }) => sum + meta.rows_read, 0);
    return answers;
  };
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: counted, rows: () => rows };
}
