/** The partner's storage: the part of D1's interface that our adapters use, over SQLite in memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { D1Database } from '@cloudflare/workers-types';

interface Statement {
  bind(...values: SQLInputValue[]): Statement;
  first<Row>(): Promise<Row | null>;
  all<Row>(): Promise<{ readonly results: Row[] }>;
  rows<Row>(): Row[];
  run(): void;
}

const ports = fileURLToPath(new URL('../../worker/ports', import.meta.url));

/** An empty database with the migrations of a port. */
export function createSqliteD1(port: 'leads' | 'address' | 'plans' | 'numbers'): D1Database {
  const database = new DatabaseSync(':memory:');
  const folder = join(ports, port, 'migrations');
  for (const file of readdirSync(folder).sort()) {
    database.exec(readFileSync(join(folder, file), 'utf8'));
  }

  const rowsOf = <Row>(sql: string, values: SQLInputValue[]) =>
    database.prepare(sql).all(...values) as Row[];
  const prepare = (sql: string, values: SQLInputValue[] = []): Statement => ({
    bind: (...more) => prepare(sql, more),
    first: async <Row>() => (database.prepare(sql).get(...values) as Row | undefined) ?? null,
    all: async <Row>() => ({ results: rowsOf<Row>(sql, values) }),
    rows: <Row>() => rowsOf<Row>(sql, values),
    run: () => {
      database.prepare(sql).run(...values);
    },
  });

  const shim = {
    prepare: (sql: string) => prepare(sql),
    // Awaits nothing: a batch or a query sent meanwhile would run inside this transaction.
    async batch(statements: readonly Statement[]) {
      database.exec('BEGIN');
      try {
        const answers = statements.map((statement) => ({ results: statement.rows() }));
        database.exec('COMMIT');
        return answers;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return shim as unknown as D1Database;
}
