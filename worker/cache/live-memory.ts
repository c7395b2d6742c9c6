/** Where the answers that pages were made of are kept: in the memory of the isolate, and in this data centre's cache. */
import { edgeCache } from '../http/edge-cache.ts';

export interface Kept {
  readonly data: unknown;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
}

export interface LiveMemory {
  get(key: string): Kept | undefined;
  /** @param weight characters of the answer as JSON */
  set(key: string, kept: Kept, weight: number): void;
}

/** An isolate has 128 MB for everything; parsed JSON weighs a few times its text. */
const maxWeight = 8_000_000;

/** Bounded by weight; the oldest answers leave first. */
export function createLiveMemory(most = maxWeight): LiveMemory {
  const answers = new Map<string, { readonly kept: Kept; readonly weight: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= answers.get(key)?.weight ?? 0;
    answers.delete(key);
  };
  return {
    get: (key) => answers.get(key)?.kept,
    set(key, kept, weight) {
      drop(key);
      if (weight > most) return;
      answers.set(key, { kept, weight });
      total += weight;
      for (const oldest of answers.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
  };
}

/** For so long an old answer may stand in when a new one cannot be had; pages say how old it is. */
const keptSeconds = 7 * 86_400;

/** @param text the kept answer as JSON */
export async function keepAtEdge(key: string, text: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': `public, max-age=${keptSeconds}`,
  };
  await edgeCache()?.put(answerUrl(key), new Response(text, { headers }));
}

export async function keptAtEdge(key: string): Promise<Kept | undefined> {
  const response = await edgeCache()?.match(answerUrl(key));
  return response && ((await response.json()) as Kept);
}

/** A URL in a name space of its own, which no visitor's request can name. */
function answerUrl(key: string): string {
  return `https://live-answers.invalid/${encodeURIComponent(key)}`;
}
