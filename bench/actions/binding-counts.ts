/** Counts a request's calls to the platform: wraps the worker's bindings. */
import type {
  D1Database,
  D1PreparedStatement,
  D1Result,
  KVNamespace,
} from '@cloudflare/workers-types';
import type { Env } from '../../worker/env.ts';
import type { WakeQueue } from '../../worker/leads/delivery/dispatch.ts';

export interface Counts {
  /** Round trips to D1. */
  messages: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  /** Messages sent to the queue. */
  queued: number;
  /** Data points written to Analytics Engine for the numbers. */
  points: number;
}

export function noCounts(): Counts {
  return {
    messages: 0,
    statements: 0,
    rowsRead: 0,
    rowsWritten: 0,
    kvReads: 0,
    kvWrites: 0,
    queued: 0,
    points: 0,
  };
}

/** The mean per request. */
export function countsPer(counts: Counts, requests: number): Counts {
  const per = (count: number) => count / requests;
  return {
    messages: per(counts.messages),
    statements: per(counts.statements),
    rowsRead: per(counts.rowsRead),
    rowsWritten: per(counts.rowsWritten),
    kvReads: per(counts.kvReads),
    kvWrites: per(counts.kvWrites),
    queued: per(counts.queued),
    points: per(counts.points),
  };
}

/** @param counts incremented with every call */
export function countedEnv(env: Env, counts: Counts): Env {
  return {
    ...env,
    LEADS_DB: countedDatabase(env.LEADS_DB, counts),
    ADDRESSES_DB: countedDatabase(env.ADDRESSES_DB, counts),
    ADDRESSES_DB_B: countedDatabase(env.ADDRESSES_DB_B, counts),
    CATALOGUE_DB: countedDatabase(env.CATALOGUE_DB, counts),
    CONTENT: countedStore(env.CONTENT, counts),
    NUMBERS: { writeDataPoint: () => (counts.points += 1) },
    ...(env.LEADS_QUEUE && { LEADS_QUEUE: countedQueue(env.LEADS_QUEUE, counts) }),
  };
}

/** The real statement behind a counted one, because a batch accepts only real ones. */
const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function countedDatabase(db: D1Database, counts: Counts): D1Database {
  const count = (results: readonly D1Result[]) => {
    counts.messages += 1;
    counts.statements += results.length;
    for (const { meta } of results) {
      counts.rowsRead += meta.rows_read;
      counts.rowsWritten += meta.rows_written;
    }
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      const result = await statement.all();
      count([result]);
      return result;
    };
    const made = instead(statement, {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all,
      run: all,
      // `first` alone would not say how many rows it read.
      first: async (column?: string) => {
        const row = (await all()).results[0];
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    });
    real.set(made, statement);
    return made;
  };
  return instead(db, {
    prepare: (sql: string) => counted(db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await db.batch(statements.map((one) => real.get(one) ?? one));
      count(results);
      return results;
    },
  });
}

function countedStore(store: KVNamespace, counts: Counts): KVNamespace {
  return instead(store, {
    get: (...call: Parameters<KVNamespace['get']>) => {
      counts.kvReads += 1;
      return store.get(...call);
    },
    put: (...call: Parameters<KVNamespace['put']>) => {
      counts.kvWrites += 1;
      return store.put(...call);
    },
  });
}

function countedQueue(queue: WakeQueue, counts: Counts): WakeQueue {
  return {
    send(message, options) {
      counts.queued += 1;
      return queue.send(message, options);
    },
    sendBatch(messages, options) {
      const all = [...messages];
      counts.queued += all.length;
      return queue.sendBatch(all, options);
    },
  };
}

/** The same object with some methods replaced. */
function instead<Target extends object>(target: Target, methods: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(from, name) {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(from, name);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
}
