/** Numbers in D1, for a developer's machine: events counted within a moment are written together. */
import type { D1Database } from '@cloudflare/workers-types';
import type { CountedEvent } from '../../../domain/numbers/counted-event.ts';
import type { NumbersPort } from './numbers.port.ts';

/** A row: the count of one event within one second. */
interface CountedRow extends CountedEvent {
  /** Seconds since 1970. */
  readonly at: number;
  count: number;
}

const pauseMs = 100;
/** A write that takes longer died with its request; the next event starts another. */
const lostMs = 10_000;
/** The most rows that may wait; events that need another are not counted. */
const mostRows = 1_000;

export const insertCounted = `INSERT INTO counted (at, step, brand, vertical, code, count)
SELECT value ->> 'at', value ->> 'step', value ->> 'brand', value ->> 'vertical', value ->> 'code', value ->> 'count'
FROM json_each(?1)`;

export function createD1Numbers(
  db: D1Database,
  failed: (reason: unknown) => void,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): NumbersPort {
  let waiting = new Map<string, CountedRow>();
  let startedAt = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    await pause(pauseMs);
    const rows = [...waiting.values()];
    waiting = new Map();
    startedAt = Number.NEGATIVE_INFINITY;
    try {
      await db.prepare(insertCounted).bind(JSON.stringify(rows)).run();
    } catch (error) {
      failed(error);
    }
  }

  return {
    count(event) {
      const now = Date.now();
      const at = Math.floor(now / 1000);
      const key = [at, event.step, event.brand, event.vertical, event.code].join('\n');
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < mostRows) waiting.set(key, { ...event, at, count: 1 });
      if (now - startedAt < lostMs) return undefined;
      startedAt = now;
      return write();
    },
  };
}

/** Days for which rows are kept; Analytics Engine keeps its own for three months. */
export const keptDays = 400;

export async function forgetOldNumbers(db: D1Database, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / 1000) - keptDays * 86_400;
  await db.prepare('DELETE FROM counted WHERE at < ?1').bind(before).run();
}
