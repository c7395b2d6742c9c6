/** Questions to systems outside on behalf of a page: within a page's patience, with the last good answer behind them. */
import type { AppContext } from '../context.ts';
import { logLine } from '../http/log-line.ts';
import type { GatewayContext } from '../ports/gateway/gateway.port.ts';
import type { InnerCall } from '../ports/gateway/inner-calls.ts';
import { edgeCache } from './edge-cache.ts';
import { createLiveMemory, type Kept } from './live-memory.ts';

/** A page arrives within a second even when everything outside hangs (spec: failures). */
export const livePatienceMs = 700;
/** So long an answer is used again without asking. */
export const liveFreshMs = 60_000;
/** So long an old answer may stand in for one that cannot be had; pages say how old it is. */
const keptSeconds = 7 * 86_400;

export interface LiveAnswer {
  readonly data: unknown;
  /** Milliseconds since 1970 at which it was answered. */
  readonly at: number;
  /** It could not be asked for anew. */
  readonly stale: boolean;
}

const memory = createLiveMemory();

/** A question whose answer is the same for every visitor of a brand. */
export interface LiveQuestion {
  /** Tells it apart from the brand's other questions. */
  readonly key: string;
  /** Rejects when there is no answer. */
  readonly ask: () => Promise<unknown>;
  /** The log event of a failure (spec: errors). */
  readonly failed: string;
}

/**
 * The data of a gateway's call on behalf of a page: no visit, no referral code, no session goes with
 * it, so that its answer may stand in a page that others see. See `answerForPage`.
 */
export function callForPage(
  c: AppContext,
  call: InnerCall,
  failed: string,
): Promise<LiveAnswer | undefined> {
  const key = `${call.name}:${JSON.stringify(sentPayload(c, call))}`;
  return answerForPage(c, { key, failed, ask: () => callGateway(c, call) });
}

/** Undefined: there is no answer, not even an old one. Never rejects. */
export async function answerForPage(
  c: AppContext,
  question: LiveQuestion,
): Promise<LiveAnswer | undefined> {
  const key = `${c.get('brand').slug}:${question.key}`;
  const known = memory.get(key);
  if (known && Date.now() - known.at < liveFreshMs) return { ...known, stale: false };
  const asked = ask(c, question, key);
  // Late answers are not for nothing: the next page finds them.
  c.executionCtx.waitUntil(asked);
  const fresh = await inTime(asked);
  if (fresh) return { ...fresh, stale: false };
  const last = known ?? (await inTime(fromEdge(key)));
  return last && { ...last, stale: true };
}

/** Undefined when it failed, which is logged. */
async function ask(c: AppContext, question: LiveQuestion, key: string): Promise<Kept | undefined> {
  try {
    return keep(c, key, await question.ask());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logLine({ event: question.failed, brand: c.get('brand').slug, reason });
    return undefined;
  }
}

/** @throws Error with the gateway's status and message when it says no */
async function callGateway(c: AppContext, call: InnerCall): Promise<unknown> {
  const brand = c.get('brand');
  const context: GatewayContext = {
    brand,
    host: brand.hosts[c.get('stage')],
    page: c.req.path,
    vertical: null,
    visitId: '',
    tracking: {},
    session: {},
  };
  const answer = await c.get('ports').gateway.call(call, context);
  if (answer.code === 1 && answer.status === 200) return answer.data;
  throw new Error(`${answer.status} ${answer.message}`);
}

/** What tells answers apart: a partner is not sent pages and ids, and answers all of them alike. */
function sentPayload(c: AppContext, { payload }: InnerCall): unknown {
  if (c.get('ports').gateway.knowsIds) return payload;
  const { page, per_page, ids, ...rest } = payload as Readonly<Record<string, unknown>>;
  return rest;
}

function keep(c: AppContext, key: string, data: unknown): Kept {
  const kept = { data, at: Date.now() };
  const text = JSON.stringify(kept);
  memory.set(key, kept, text.length);
  // Of use to the next isolate, which may not get an answer; of no use to this page when it fails.
  c.executionCtx.waitUntil(toEdge(key, text).catch(() => undefined));
  return kept;
}

async function toEdge(key: string, text: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': `public, max-age=${keptSeconds}`,
  };
  await edgeCache()?.put(answerUrl(key), new Response(text, { headers }));
}

async function fromEdge(key: string): Promise<Kept | undefined> {
  const response = await edgeCache()?.match(answerUrl(key));
  return response && ((await response.json()) as Kept);
}

/** A URL in a name space of its own: no request of a visitor can name it. */
function answerUrl(key: string): string {
  return `https://live-answers.invalid/${encodeURIComponent(key)}`;
}

/** What is not there by then counts as missing. */
async function inTime<T>(work: Promise<T | undefined>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), livePatienceMs);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
