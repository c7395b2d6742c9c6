/**
 * Answers from outside on behalf of a page: within a page's patience, with the last good answer
 * behind them. Nothing of the visitor is in the question, so others may see the answer.
 */
import type { AppContext } from '../context.ts';
import { logLine } from '../http/log.ts';
import type { Question, Recall } from '../ports/plans/plans.port.ts';
import { edgeCache } from './edge-cache.ts';
import { createLiveMemory, type Kept } from './live-memory.ts';

/** A page is there within a second even when everything outside hangs (spec: failures). */
export const livePatienceMs = 700;
/** An answer is used again for so long without asking. */
export const liveFreshMs = 60_000;
/** An old answer may stand in for one that cannot be had for so long; pages say how old it is. */
const keptSeconds = 7 * 86_400;

const memory = createLiveMemory();

/** @returns a way to ask that throws only when there is no answer, not even an old one */
export function recallFor(c: AppContext): Recall {
  return async <T>(question: Question<T>) => {
    const key = `${c.get('brand').slug}:${question.key}`;
    const known = memory.get(key);
    if (known && Date.now() - known.at < liveFreshMs) return { ...answer<T>(known), stale: false };
    const asked = ask(c, question, key);
    // A late answer is not for nothing: the next page finds it.
    c.executionCtx.waitUntil(asked);
    const fresh = await inTime(asked);
    if (fresh) return { ...answer<T>(fresh), stale: false };
    const last = known ?? (await inTime(fromEdge(key)));
    if (last) return { ...answer<T>(last), stale: true };
    throw new Error(`No answer, and none from before: ${question.failed}`);
  };
}

/** What was kept under a question's key is an answer to it: JSON of the type that it was asked for. */
function answer<T>({ data, at }: Kept): { data: T; at: number } {
  return { data: data as T, at };
}

/** Undefined when it failed, which is logged. */
async function ask<T>(
  c: AppContext,
  question: Question<T>,
  key: string,
): Promise<Kept | undefined> {
  try {
    return keep(c, key, await question.ask());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logLine({ event: question.failed, brand: c.get('brand').slug, reason });
    return undefined;
  }
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
