/** The worker's log lines: from a file or a stream, or from Cloudflare's Workers Logs. */
import * as v from 'valibot';
import type { Alert, LogLine, LogRule, TimedLine } from '../../domain/alerts/alert-rules.ts';

const line = v.record(v.string(), v.unknown());
const tailed = v.object({
  logs: v.array(v.object({ message: v.array(v.unknown()), timestamp: v.number() })),
});

/**
 * Reads lines as the worker prints them, and multi-line values as `wrangler tail --format json` prints them;
 * skips anything else.
 * @param now the time for lines without one
 * @throws Error when there is text without a single value
 */
export function linesIn(text: string, now: number): TimedLine[] {
  const values = valuesIn(text.replace(/^\ufeff/, ''));
  if (values.length === 0 && text.trim() !== '')
    throw new Error('nothing in it is JSON: write it with wrangler tail --format json');
  return values.flatMap((value) => {
    const tail = v.safeParse(tailed, value);
    if (!tail.success) return timed(value, now);
    return tail.output.logs.flatMap(({ message, timestamp }) =>
      message.flatMap((part) => {
        const inner = typeof part === 'string' ? parsed(part) : part;
        return inner === null ? [] : timed(inner, timestamp);
      }),
    );
  });
}

/** Objects: each on its own line, or from a line `{` to a line `}` with indented lines between. */
const objects = /^\{\r?\n(?:[^{}\r\n].*\r?\n)*\}|^\{.*\}/gm;

function valuesIn(text: string): unknown[] {
  return [...text.matchAll(objects)].map(([one]) => parsed(one)).filter((value) => value !== null);
}

function timed(value: unknown, at: number): TimedLine[] {
  const checked = v.safeParse(line, value);
  return checked.success && typeof checked.output.event === 'string'
    ? [{ at, line: checked.output }]
    : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export interface LogsAccess {
  readonly account: string;
  readonly token: string;
  /** The base URL of Cloudflare's API. */
  readonly api: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The most lines in an API answer: far more of one kind than any alert counts. */
const mostLines = 2_000;

const patienceMs = 60_000;

const answer = v.object({
  result: v.object({
    events: v.optional(
      v.object({
        events: v.optional(
          v.array(v.object({ timestamp: v.number(), source: v.union([v.string(), line]) })),
          [],
        ),
      }),
    ),
  }),
});

interface Filter {
  readonly key: string;
  readonly operation: 'eq' | 'neq' | 'gte';
  readonly type: 'string' | 'number';
  readonly value: string | number;
}

/** A query for log lines: its filters, and how far back it goes. */
interface Question {
  readonly filters: readonly Filter[];
  readonly minutes: number;
}

/**
 * One query for each kind of line that an alert counts, so that many lines of one kind hide none of another,
 * and successful deliveries and requests are not fetched.
 */
export function questionsOf(alerts: readonly Alert[]): Question[] {
  const rules = alerts.flatMap(({ fires }) => ('log' in fires ? fires : []));
  return [...Map.groupBy(rules, ({ log }) => log)].flatMap(([event, own]) => {
    const minutes = Math.max(...own.map((rule) => rule.minutes));
    const byEvent: Filter = { key: 'event', operation: 'eq', type: 'string', value: event };
    const narrowed = own.flatMap(wordFilters);
    if (narrowed.some((filters) => filters.length === 0)) {
      return [{ filters: [byEvent, ...(own.length === 1 ? own.flatMap(leastOf) : [])], minutes }];
    }
    return narrowed.map((filters) => ({ filters: [byEvent, ...filters], minutes }));
  });
}

/** The filters of each query that together find a rule's lines, by the words in them; none if words do not matter. */
function wordFilters({ where = {}, butNot = {} }: LogRule): Filter[][] {
  const words = Object.entries(where).flatMap(([key, values]) =>
    typeof values === 'number' ? [] : [values.map((value): Filter => ({ key, ...is, value }))],
  );
  const others = Object.entries(butNot).flatMap(([key, values]) =>
    values.map((value): Filter => ({ key, ...isNot, value })),
  );
  return words
    .reduce<Filter[][]>(
      (found, choices) => found.flatMap((some) => choices.map((one) => [...some, one])),
      [[]],
    )
    .map((some) => [...some, ...others]);
}

const is = { operation: 'eq', type: 'string' } as const;
const isNot = { operation: 'neq', type: 'string' } as const;

function leastOf({ where = {} }: LogRule): Filter[] {
  return Object.entries(where).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ key, operation: 'gte', type: 'number', value }] : [],
  );
}

/**
 * The lines of a worker that an alert may count.
 * @throws Error with the remedy when Workers Logs cannot be asked
 */
export async function workersLogs(
  worker: string,
  alerts: readonly Alert[],
  now: number,
  access: LogsAccess,
): Promise<TimedLine[]> {
  const service: Filter = {
    key: '$metadata.service',
    operation: 'eq',
    type: 'string',
    value: worker,
  };
  const found = await Promise.all(
    questionsOf(alerts).map(({ filters, minutes }) =>
      ask([service, ...filters], { from: now - minutes * 60_000, to: now }, access),
    ),
  );
  return found.flat();
}

async function ask(
  filters: readonly Filter[],
  timeframe: { readonly from: number; readonly to: number },
  { account, token, api, fetch }: LogsAccess,
): Promise<TimedLine[]> {
  const url = `${api}/accounts/${account}/workers/observability/telemetry/query`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
    body: JSON.stringify({
      queryId: 'kurrajong-alerts',
      view: 'events',
      limit: mostLines,
      timeframe,
      parameters: { datasets: ['cloudflare-workers'], filterCombination: 'and', filters },
    }),
  }).catch((cause: unknown) => {
    throw new Error('Workers Logs did not answer: check the network of this machine', { cause });
  });
  if (!response.ok) {
    throw new Error(
      `Workers Logs answered ${response.status}: check CLOUDFLARE_ACCOUNT_ID, and that CLOUDFLARE_API_TOKEN may read Workers Observability`,
    );
  }
  const told = v.parse(answer, await response.json());
  return (told.result.events?.events ?? []).flatMap(({ timestamp, source }) =>
    timed(typeof source === 'string' ? parsed(source) : (source satisfies LogLine), timestamp),
  );
}
