/** Cloudflare's published prices and limits, read on 23 November 2026, those of logs and storage on 28 November. */

/** The price of usage beyond what a month includes. */
interface Price {
  /** Its name in the tables. */
  readonly name: string;
  readonly included: number;
  /** US dollars. */
  readonly usd: number;
  /** The number of units for that price. */
  readonly each: number;
  readonly source: string;
}

const million = 1e6;

export const prices = {
  requests: {
    name: 'worker requests',
    included: 10_000_000,
    usd: 0.3,
    each: million,
    source: 'https://developers.cloudflare.com/workers/platform/pricing/',
  },
  cpuMs: {
    name: 'CPU, ms',
    included: 30_000_000,
    usd: 0.02,
    each: million,
    source: 'https://developers.cloudflare.com/workers/platform/pricing/',
  },
  rowsRead: {
    name: 'D1 rows read',
    included: 25_000_000_000,
    usd: 0.001,
    each: million,
    source: 'https://developers.cloudflare.com/d1/platform/pricing/',
  },
  rowsWritten: {
    name: 'D1 rows written',
    included: 50_000_000,
    usd: 1,
    each: million,
    source: 'https://developers.cloudflare.com/d1/platform/pricing/',
  },
  kvReads: {
    name: 'KV reads',
    included: 10_000_000,
    usd: 0.5,
    each: million,
    source: 'https://developers.cloudflare.com/kv/platform/pricing/',
  },
  queueOperations: {
    name: 'queue operations',
    included: 1_000_000,
    usd: 0.4,
    each: million,
    source: 'https://developers.cloudflare.com/queues/platform/pricing/',
  },
  points: {
    name: 'points of numbers',
    included: 10_000_000,
    usd: 0.25,
    each: million,
    source: 'https://developers.cloudflare.com/analytics/analytics-engine/pricing',
  },
  logLines: {
    name: 'log lines',
    included: 20_000_000,
    usd: 0.6,
    each: million,
    source: 'https://developers.cloudflare.com/workers/observability/logs/workers-logs/#pricing',
  },
  /** For all databases of the account together. */
  storedGb: {
    name: 'GB of leads added each month',
    included: 5,
    usd: 0.75,
    each: 1,
    source: 'https://developers.cloudflare.com/d1/platform/pricing/',
  },
} as const satisfies Record<string, Price>;
export type Billed = keyof typeof prices;

export const limits = {
  /** https://developers.cloudflare.com/d1/platform/limits/ */
  databaseBytes: 10e9,
  /** https://developers.cloudflare.com/queues/platform/limits/: messages per second, for one queue. */
  queueMessagesASecond: 5_000,
  /** https://developers.cloudflare.com/queues/platform/pricing/: a write, a read and a delete. */
  operationsAMessage: 3,
} as const;
