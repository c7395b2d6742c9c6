/** A record of each of the CMS's calls, in D1: those received before, those due, and their outcomes. */
import type { D1Database } from '@cloudflare/workers-types';
import { withD1Retry } from '../../ports/leads/d1-retry.ts';

/** A call, or a publication that the sweep found to have none. */
export interface ContentCall {
  readonly id: string;
  readonly brand: string;
  readonly number: number;
  /** `received`: to be applied; `synced`: to be reported. */
  readonly state: 'received' | 'synced' | 'done' | 'failed';
  readonly tries: number;
  /** The report to the CMS, as JSON; null until the publication was applied. */
  readonly outcome: string | null;
}

/** Times are milliseconds since 1970. */
export interface CallStore {
  /** Returns undefined if this id was received before. */
  receive(
    call: Pick<ContentCall, 'id' | 'brand' | 'number'>,
    now: number,
  ): Promise<ContentCall | undefined>;
  /** The outcome of a publication that work on another call has covered; otherwise null. */
  covered(brand: string, number: number): Promise<string | null>;
  /** Adds a publication that had no call, or whose call failed. */
  receiveLost(brand: string, number: number, now: number): Promise<void>;
  due(brands: readonly string[], now: number, most: number): Promise<readonly ContentCall[]>;
  /** Counts a try, unless another worker has the call by now. @param nextAt the time it is due again */
  claim(call: ContentCall, nextAt: number): Promise<boolean>;
  settle(id: string, state: ContentCall['state'], outcome: string | null): Promise<void>;
  prune(before: number): Promise<void>;
}

/** True for a publication that the sweep found: it had no call, or its call failed. */
export const isLost = ({ id }: Pick<ContentCall, 'id'>) => id.startsWith('lost:');

/** A call is done, and the pointer shows it, well within this time; until then, a publication with a call is not taken for lost. */
const settlesMs = 600_000;
const columns = 'id, brand, number, state, tries, outcome';

export function createCallStore(db: D1Database): CallStore {
  const rows = (sql: string, ...params: (string | number | null)[]) =>
    withD1Retry(async () => {
      const { results } = await db
        .prepare(sql)
        .bind(...params)
        .all<ContentCall>();
      return results;
    });
  return {
    async receive({ id, brand, number }, now) {
      const [row] = await rows(
        `INSERT INTO content_calls (id, brand, number, received_at, state, next_at)
        VALUES (?1, ?2, ?3, ?4, 'received', ?4) ON CONFLICT (id) DO NOTHING RETURNING ${columns}`,
        id,
        brand,
        number,
        now,
      );
      return row;
    },
    async covered(brand, number) {
      const [row] = await rows(
        `SELECT ${columns} FROM content_calls WHERE brand = ?1 AND outcome ->> '$.number' >= ?2
        ORDER BY outcome ->> '$.number', received_at LIMIT 1`,
        brand,
        number,
      );
      return row?.outcome ?? null;
    },
    async receiveLost(brand, number, now) {
      await rows(
        `INSERT INTO content_calls (id, brand, number, received_at, state, next_at)
        SELECT ?1, ?2, ?3, ?4, 'received', ?4 WHERE NOT EXISTS (
          SELECT 1 FROM content_calls WHERE brand = ?2 AND number >= ?3
          AND (state IN ('received', 'synced') OR received_at > ?5))
        ON CONFLICT (id) DO UPDATE SET state = 'received', tries = 0, received_at = ?4, next_at = ?4
        WHERE state = 'done'`,
        `lost:${brand}:${number}`,
        brand,
        number,
        now,
        now - settlesMs,
      );
    },
    due: (brands, now, most) =>
      rows(
        `SELECT ${columns} FROM content_calls WHERE state IN ('received', 'synced')
        AND next_at <= ?1 AND brand IN (SELECT value FROM json_each(?2)) ORDER BY next_at LIMIT ?3`,
        now,
        JSON.stringify(brands),
        most,
      ),
    async claim({ id, tries }, nextAt) {
      const claimed = await rows(
        `UPDATE content_calls SET tries = tries + 1, next_at = ?3 WHERE id = ?1 AND tries = ?2
        AND state IN ('received', 'synced') RETURNING ${columns}`,
        id,
        tries,
        nextAt,
      );
      return claimed.length > 0;
    },
    async settle(id, state, outcome) {
      await rows(
        'UPDATE content_calls SET state = ?2, outcome = ?3 WHERE id = ?1',
        id,
        state,
        outcome,
      );
    },
    async prune(before) {
      await rows('DELETE FROM content_calls WHERE received_at < ?1', before);
    },
  };
}
