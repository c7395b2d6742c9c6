/** What the platform charges and where it ends, as Cloudflare publishes it: read on 23 November 2026. */

/** US dollars for a million beyond what a month includes. */
interface Price {
  /** As the tables call it. */
  readonly name: string;
  readonly included: number;
  readonly usdAMillion: number;
  readonly source: string;
}

export const prices = {
  requests: {
    name: 'worker requests',
    included: 10_000_000,
    usdAMillion: 0.3,
    source: 'https://developers.cloudflare.com/workers/platform/pricing/',
  },
  cpuMs: {
    name: 'CPU, ms',
    included: 30_000_000,
    usdAMillion: 0.02,
    source: 'https://developers.cloudflare.com/workers/platform/pricing/',
  },
  rowsRead: {
    name: 'D1 rows read',
    included: 25_000_000_000,
    usdAMillion: 0.001,
    source: 'https://developers.cloudflare.com/d1/platform/pricing/',
  },
  rowsWritten: {
    name: 'D1 rows written',
    included: 50_000_000,
    usdAMillion: 1,
    source: 'https://developers.cloudflare.com/d1/platform/pricing/',
  },
  kvReads: {
    name: 'KV reads',
    included: 10_000_000,
    usdAMillion: 0.5,
    source: 'https://developers.cloudflare.com/kv/platform/pricing/',
  },
  queueOperations: {
    name: 'queue operations',
    included: 1_000_000,
    usdAMillion: 0.4,
    source: 'https://developers.cloudflare.com/queues/platform/pricing/',
  },
  points: {
    name: 'points of numbers',
    included: 10_000_000,
    usdAMillion: 0.25,
    source: 'https://developers.cloudflare.com/analytics/analytics-engine/pricing',
  },
} as const satisfies Record<string, Price>;
export type Billed = keyof typeof prices;

export const limits = {
  /** https://developers.cloudflare.com/d1/platform/limits/ */
  databaseBytes: 10e9,
  /** https://developers.cloudflare.com/queues/platform/limits/: messages a second, of one queue. */
  queueMessagesASecond: 5_000,
  /** https://developers.cloudflare.com/queues/platform/pricing/: written, read, deleted. */
  operationsAMessage: 3,
} as const;
