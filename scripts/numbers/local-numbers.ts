/** Reads the numbers of this machine from D1. */
import type { D1Database } from '@cloudflare/workers-types';
import { type Numbers, numbersOf } from './numbers-answer.ts';
import { dayOffsetSeconds } from './report-days.ts';

export interface Period {
  readonly since: Date;
  readonly until: Date;
  readonly brand: string | undefined;
}

const where = 'at >= ?1 AND at <= ?2 AND (?3 IS NULL OR brand = ?3)';

export async function localNumbers(
  db: D1Database,
  { since, until, brand }: Period,
): Promise<Numbers> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const ask = (columns: string) =>
    db
      .prepare(
        `SELECT step, brand, vertical, ${columns}, sum(count) AS count FROM counted
         WHERE ${where} GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC`,
      )
      .bind(seconds(since), seconds(until), brand ?? null);
  const [days, codes] = await db.batch([
    ask(`(at + ${dayOffsetSeconds}) / 86400 AS day`),
    ask('code'),
  ]);
  return numbersOf(days?.results ?? [], codes?.results ?? []);
}
