/** For tests of the CMS's calls: the real store, and a clock, a CMS and a sync that the test controls. */
import { env } from 'cloudflare:workers';
import type { SyncOutcome } from '../publish/cms-sync.ts';
import { type CallStore, createCallStore } from './call-store.ts';
import type { SweepParts } from './content-sweep.ts';

export const outcomeOf = (state: SyncOutcome['state']) => ({
  state,
  at: '2026-11-20T03:00:00.000Z',
  version: 'v1',
  problems: [],
});

export interface ToldCms {
  parts: SweepParts;
  store: CallStore;
  /** The sync's result; an error is thrown. */
  syncs: ReturnType<typeof outcomeOf> | Error;
  /** The publication that the site has after a sync. */
  has: number | null;
  /** A report's result; an error is thrown. */
  reports: boolean | Error;
  live: number | Error | null;
  seen: number | undefined;
  now: number;
  readonly synced: string[];
  readonly reported: { brand: string; number: number; outcome: unknown }[];
  readonly lines: string[];
}

export async function tellCms(): Promise<ToldCms> {
  await env.LEADS_DB.prepare('DELETE FROM content_calls').run();
  const store = createCallStore(env.LEADS_DB);
  const told: Omit<ToldCms, 'parts'> = {
    store,
    syncs: outcomeOf('live'),
    reports: true,
    live: null,
    seen: undefined,
    has: 1000,
    now: Date.now(),
    synced: [],
    reported: [],
    lines: [],
  };
  const parts: SweepParts = {
    store,
    brands: ['acacia'],
    now: () => told.now,
    log: (line) => void told.lines.push(JSON.stringify(line)),
    async sync(brand) {
      told.synced.push(brand);
      return { ...unlessError(told.syncs), number: told.has };
    },
    async report(brand, number, outcome) {
      told.reported.push({ brand, number, outcome });
      return unlessError(told.reports);
    },
    async live() {
      const number = unlessError(told.live);
      return number === null ? null : { number, at: '2026-11-20T03:00:00.000Z', by: 'Priya' };
    },
    seen: async () => told.seen,
  };
  return Object.assign(told, { parts });
}

function unlessError<T>(value: T | Error): T {
  if (value instanceof Error) throw value;
  return value;
}

/** The rows as a test reads them. */
export async function callRows(): Promise<readonly Record<string, unknown>[]> {
  const { results } = await env.LEADS_DB.prepare(
    'SELECT id, brand, number, state, tries FROM content_calls ORDER BY id',
  ).all<Record<string, unknown>>();
  return results;
}
