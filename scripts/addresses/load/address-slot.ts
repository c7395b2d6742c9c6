/** A database of the address index as a load sees it, on this machine or deployed. */
import type { D1Database } from '@cloudflare/workers-types';
import { all, d1Sql, type Sql, statement } from '../../../worker/leads/sql.ts';
import {
  type LoadedRelease,
  releaseIn,
  switchStatement,
} from '../../../worker/ports/address/releases.ts';
import type { LoadStatement } from '../../../worker/ports/statement.ts';

export type SlotName = 'ADDRESSES_DB' | 'ADDRESSES_DB_B';
export const slotNames: readonly SlotName[] = ['ADDRESSES_DB', 'ADDRESSES_DB_B'];

/** The parts of a load that are in a database, whether or not the load is complete. */
export interface LoadedParts {
  readonly release: string;
  readonly source: string;
  /** How many parts there are, counted from part 0 without a gap. */
  readonly parts: number;
  readonly rows: number;
}

export interface AddressSlot {
  readonly name: SlotName;
  /** The most bytes in one statement's value. */
  readonly chunkBytes: number;
  /** Parts are grouped into one run of about this many bytes. */
  readonly groupBytes: number;
  release(): Promise<LoadedRelease | null>;
  /** Null if no load was started. */
  parts(): Promise<LoadedParts | null>;
  /** Runs all of them or none. */
  run(statements: readonly LoadStatement[]): Promise<void>;
  switchTo(turn: number): Promise<void>;
}

/** The queries that every slot answers with SQL. */
export function asked(sql: Sql): Pick<AddressSlot, 'release' | 'parts' | 'switchTo'> {
  return {
    release: async () => (await all<LoadedRelease>(sql, 'SELECT * FROM release'))[0] ?? null,
    parts: async () => {
      const [found, another] = await all<LoadedParts & { readonly last: number }>(
        sql,
        `SELECT release, source, count(*) AS parts, max(part) AS last, sum(rows) AS rows
         FROM load_part GROUP BY release, source`,
      );
      // A load cannot resume from the parts of two loads, or from parts with a gap.
      if (!found || another || found.last !== found.parts - 1) return null;
      return found;
    },
    switchTo: async (turn) => {
      await sql.run([statement(switchStatement.sql, turn, new Date().toISOString())]);
    },
  };
}

/** A slot behind a binding: each part is a transaction. */
export function boundSlot(name: SlotName, db: D1Database): AddressSlot {
  return {
    ...asked(d1Sql(db)),
    name,
    chunkBytes: 1_000_000,
    groupBytes: 0,
    release: () => releaseIn(db),
    run: async (statements) => {
      await db.batch(
        statements.map(({ sql, json }) => {
          const prepared = db.prepare(sql);
          return json === undefined ? prepared : prepared.bind(json);
        }),
      );
    },
  };
}
