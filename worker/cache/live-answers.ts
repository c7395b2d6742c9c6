/**
 * Live answers for a page: fetched within a deadline, falling back to the last good answer. A question
 * contains nothing of the visitor except the home's area, so its answer may be shared.
 */
import type { AppContext } from '../context.ts';
import { edgePatienceMs } from '../http/edge-cache.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import { withDeadline } from '../http/outside/with-deadline.ts';
import type { Question, Recall } from '../ports/plans/plans.port.ts';
import { manifest } from '../render/manifest.ts';
import { createLiveMemory, type Kept, keepAtEdge, keptAtEdge } from './live-memory.ts';

/** A page's wait: it is finished within a second even when every upstream hangs (spec: failures). */
export const livePatienceMs = 700;
/** The wait for a kept answer once an earlier question has used up the page's wait. */
export const keptPatienceMs = edgePatienceMs;
/** The longest a list can take: its questions share one wait, and energy asks two in a row. */
export const listPatienceMs = livePatienceMs + keptPatienceMs;
/** How long an answer is reused without asking again. */
export const liveFreshMs = 60_000;

const memory = createLiveMemory();
/** Empty answers are kept apart: anyone can ask for made-up names, and these must not evict real answers. */
const nothing = createLiveMemory(200_000);

const inMemory = (key: string) => memory.get(key) ?? nothing.get(key);

/** @returns a function that asks for one list or plan, and throws only when there is no answer, not even an old one */
export function recallFor(c: AppContext): Recall {
  // Successive questions share one wait; otherwise a page would wait once for each.
  let until: number | undefined;
  return async <T>(question: Question<T>) => {
    const lastKeys = lastKeysOf(c, question);
    const [key] = lastKeys;
    const fromMemory = inMemory(key);
    if (isFresh(fromMemory)) return { ...answer<T>(fromMemory), stale: false };
    const poorKey = `${key}:poor`;
    const poor = memory.get(poorKey);
    const known = fromMemory ?? firstOf(lastKeys.map(inMemory));
    const now = Date.now();
    until ??= now + livePatienceMs;
    const lastUntil = Math.max(until, now + keptPatienceMs);
    const asked: Promise<Asked | undefined> = isFresh(poor)
      ? Promise.resolve({ poor })
      : ask(c, question, key, poorKey);
    // Looked up while the question is asked, so that there is only one wait. Nobody may be waiting when it fails.
    const kept = known
      ? undefined
      : Promise.all(lastKeys.map(keptAtEdge)).then(firstOf, () => undefined);
    // A late answer is not wasted: the next page finds it.
    c.executionCtx.waitUntil(asked);
    const fresh = await inTime(asked, until - now);
    if (fresh?.good) return { ...answer<T>(fresh.good), stale: false };
    const last = known ?? (kept && (await inTime(kept, lastUntil - Date.now())));
    if (last) return { ...answer<T>(last), stale: true };
    if (fresh?.poor) return { ...answer<T>(fresh.poor), stale: false };
    throw new Error(`No answer, and none from before: ${question.failed}`);
  };
}

/** @returns a function that looks up the last answer, however old, without asking; it throws if there is none */
export function recallLast(c: AppContext): Recall {
  return async <T>(question: Question<T>) => {
    const keys = lastKeysOf(c, question);
    const atEdge = () => Promise.all(keys.map(keptAtEdge)).then(firstOf);
    const last = firstOf(keys.map(inMemory)) ?? (await inTime(atEdge(), keptPatienceMs));
    if (!last) throw new Error(`No answer from before: ${question.failed}`);
    return { ...answer<T>(last), stale: !isFresh(last) };
  };
}

/**
 * The key of a question, and of the earlier one whose answer may stand in. The host is part of it because a
 * brand's stages share one zone's cache, and the build because it determines an answer's shape.
 */
function lastKeysOf<T>(c: AppContext, { key, before }: Question<T>): [string, ...string[]] {
  const host = c.get('brand').hosts[c.get('stage')];
  const keyOf = (own: string) => `${host}:${manifest.build}:${own}`;
  return [keyOf(key), ...(before === undefined ? [] : [keyOf(before)])];
}

function firstOf(all: readonly (Kept | undefined)[]): Kept | undefined {
  return all.find((one) => one !== undefined);
}

function isFresh(kept: Kept | undefined): kept is Kept {
  return kept !== undefined && Date.now() - kept.at < liveFreshMs;
}

/** An answer kept under a question's key has that question's type. */
function answer<T>({ data, at }: Kept): { data: T; at: number } {
  return { data: data as T, at };
}

interface Asked {
  readonly good?: Kept;
  readonly poor?: Kept;
}

/** Undefined when asking failed. Logs failures, and poor answers as failures. */
async function ask<T>(
  c: AppContext,
  question: Question<T>,
  key: string,
  poorKey: string,
): Promise<Asked | undefined> {
  const tell = (reason: string) =>
    logLine({ event: question.failed, brand: c.get('brand').slug, reason });
  try {
    const data = await question.ask();
    const reason = question.poor?.(data);
    if (reason === undefined) return { good: keep(c, key, data) };
    tell(reason);
    // Not kept at the edge, which has the last good answer for other isolates.
    return { poor: remember(poorKey, data).kept };
  } catch (error) {
    tell(reasonOf(error));
    return undefined;
  }
}

function remember(key: string, data: unknown): { readonly kept: Kept; readonly text: string } {
  const kept = { data, at: Date.now() };
  const text = JSON.stringify(kept);
  const [into, outOf] = data === null ? [nothing, memory] : [memory, nothing];
  outOf.delete(key);
  into.set(key, kept, key.length + text.length);
  return { kept, text };
}

function keep(c: AppContext, key: string, data: unknown): Kept {
  const { kept, text } = remember(key, data);
  // Kept at the edge for isolates that may get no answer; this page need not wait. An empty answer would not help them.
  if (data !== null) {
    c.executionCtx.waitUntil(keepAtEdge(key, text).catch(() => undefined));
  }
  return kept;
}

/** Undefined when the work fails or outlasts the page's wait. */
export function inTime<T>(
  work: Promise<T | undefined>,
  patienceMs: number = livePatienceMs,
): Promise<T | undefined> {
  return withDeadline(work, Math.max(0, patienceMs)).catch(() => undefined);
}
