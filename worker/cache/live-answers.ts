/**
 * Answers from outside for a page: asked for within a deadline, with the last good answer to fall
 * back on. Nothing but the area of the home is in the question, so others may see the answer.
 */
import type { AppContext } from '../context.ts';
import { edgePatienceMs } from '../http/edge-cache.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import { withDeadline } from '../http/outside/with-deadline.ts';
import type { Question, Recall } from '../ports/plans/plans.port.ts';
import { manifest } from '../render/manifest.ts';
import { createLiveMemory, type Kept, keepAtEdge, keptAtEdge } from './live-memory.ts';

/** A page is finished within a second even when everything outside hangs (spec: failures). */
export const livePatienceMs = 700;
/** A question that comes when another took all of that is still given so long to find its last answer. */
export const keptPatienceMs = edgePatienceMs;
/** What a list may take: its questions have one patience, and energy asks two in a row. */
export const listPatienceMs = livePatienceMs + keptPatienceMs;
/** For so long an answer is used again without asking. */
export const liveFreshMs = 60_000;

const memory = createLiveMemory();
/** That there is nothing, apart: anybody can ask for names that nobody has, and must not push out what there is. */
const nothing = createLiveMemory(200_000);

const inMemory = (key: string) => memory.get(key) ?? nothing.get(key);

/** @returns a way to ask, for one list or plan, that throws only when there is no answer, not even an old one */
export function recallFor(c: AppContext): Recall {
  // Questions that follow each other share one patience, or a page would wait once for each.
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
    // Looked up beside the question: the wait for both is one.
    const kept = known ? undefined : Promise.all(lastKeys.map(keptAtEdge)).then(firstOf);
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

/** @returns a way to look up the last answer, however old, without asking: it throws where there is none */
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
 * The key of a question, and of the one before it whose answer may stand in. The stages of a brand are hosts
 * of one zone, which has one cache; and an answer has the shape that its build gives it.
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

/** What was kept under a question's key answers that question, so it has the type that was asked for. */
function answer<T>({ data, at }: Kept): { data: T; at: number } {
  return { data: data as T, at };
}

interface Asked {
  readonly good?: Kept;
  readonly poor?: Kept;
}

/** Undefined when asking failed; the failure is logged, and a poor answer is one. */
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
    // Not at the edge: there is the last good one, for other isolates.
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
  // For other isolates, which may get no answer; this page can do without. That there is nothing helps none of them.
  if (data !== null) {
    c.executionCtx.waitUntil(keepAtEdge(key, text).catch(() => undefined));
  }
  return kept;
}

/** Work that failed, or that is later than a page's patience, is missing. */
export function inTime<T>(
  work: Promise<T | undefined>,
  patienceMs: number = livePatienceMs,
): Promise<T | undefined> {
  return withDeadline(work, Math.max(0, patienceMs)).catch(() => undefined);
}
