/** Both adapters: the contract, and behaviour particular to each. */
import { env } from 'cloudflare:workers';
import type { AnalyticsEngineDataPoint, D1Database } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import type { CountedEvent } from '../../../domain/numbers/counted-event.ts';
import { failingDb } from '../../../tests/workerd/support/failing-db.ts';
import { createAnalyticsNumbers } from './analytics-numbers.ts';
import { createD1Numbers, forgetOldNumbers, keptDays } from './d1-numbers.ts';
import { type KeptNumbers, numbersContract } from './numbers.contract.ts';

const event: CountedEvent = { step: 'page', brand: 'acacia', vertical: '', code: '' };
const unexpected = (reason: unknown) => {
  throw reason;
};

async function rows(): Promise<KeptNumbers> {
  const found = await env.NUMBERS_DB.prepare(
    'SELECT step, brand, vertical, code, count FROM counted',
  ).all();
  return found.results as unknown as KeptNumbers;
}

async function emptyDb(): Promise<D1Database> {
  await env.NUMBERS_DB.prepare('DELETE FROM counted').run();
  return env.NUMBERS_DB;
}

describe('Analytics Engine', () => {
  numbersContract(async () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const port = createAnalyticsNumbers({
      writeDataPoint: (point) => void points.push(point ?? {}),
    });
    const kept = async () =>
      points.map(({ blobs = [], doubles = [] }) => {
        const [step, brand, vertical, code] = blobs as string[];
        return { step, brand, vertical, code, count: doubles[0] };
      }) as unknown as KeptNumbers;
    return { port, kept };
  });

  it('is sampled by brand and step, so that pages do not crowd out leads', () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const port = createAnalyticsNumbers({
      writeDataPoint: (point) => void points.push(point ?? {}),
    });
    expect(port.count({ ...event, step: 'lead' })).toBeUndefined();
    expect(points[0]?.indexes).toEqual(['acacia/lead']);
  });
});

describe('D1', () => {
  numbersContract(async () => ({ port: createD1Numbers(await emptyDb(), unexpected), kept: rows }));

  it('writes what comes within a moment as one row of each kind', async () => {
    const port = createD1Numbers(await emptyDb(), unexpected);
    const work = Array.from({ length: 50 }, () => port.count(event));
    await Promise.all(work);
    const kept = await rows();
    expect(kept.length).toBeLessThan(3);
    expect(work.filter((one) => one !== undefined)).toHaveLength(1);
  });

  it('keeps a thousand kinds at most when somebody floods it', async () => {
    const port = createD1Numbers(await emptyDb(), unexpected);
    const codes = Array.from({ length: 3_000 }, (_, index) => `c${index}`);
    await Promise.all(codes.map((code) => port.count({ ...event, code })));
    expect((await rows()).length).toBeLessThanOrEqual(1_000);
    await port.count(event);
    expect((await rows()).length).toBeGreaterThan(1_000);
  });

  it('tells a failure to the log, not to the visitor, and goes on', async () => {
    const reasons: unknown[] = [];
    const db = failingDb(await emptyDb(), 'run');
    const port = createD1Numbers(db, (reason) => reasons.push(reason));
    await port.count(event);
    await port.count(event);
    expect(reasons).toHaveLength(2);
  });

  it('counts on when a write was lost with its request', async () => {
    let lost = true;
    const pause = () => (lost ? new Promise<void>(() => undefined) : Promise.resolve());
    const now = Date.now;
    try {
      const port = createD1Numbers(await emptyDb(), unexpected, pause);
      void port.count(event);
      lost = false;
      expect(port.count(event)).toBeUndefined();
      const later = now() + 11_000;
      Date.now = () => later;
      await port.count(event);
      expect((await rows()).reduce((sum, { count }) => sum + count, 0)).toBe(3);
    } finally {
      Date.now = now;
    }
  });

  it('forgets rows that are older than it keeps', async () => {
    const db = await emptyDb();
    const now = new Date('2026-11-23T00:00:00Z');
    const daysAgo = (days: number) => Math.floor(now.getTime() / 1000) - days * 86_400;
    for (const days of [keptDays + 1, keptDays - 1, 0]) {
      await db
        .prepare("INSERT INTO counted VALUES (?1, 'page', 'acacia', '', '', 1)")
        .bind(daysAgo(days))
        .run();
    }
    await forgetOldNumbers(db, now);
    expect(await rows()).toHaveLength(2);
  });
});
