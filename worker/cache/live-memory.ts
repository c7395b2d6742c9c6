/** The store of the answers that pages were made of: in the memory of the isolate, and in this data centre's cache. */
import { edgeCache } from '../http/edge-cache.ts';
import { WeightedMap } from '../ports/weighted-map.ts';

export interface Kept {
  readonly data: unknown;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
}

/** An isolate has 128 MB for everything; parsed JSON weighs a few times its text. */
const maxWeight = 8_000_000;

/** Weighed by the characters of each key and of its answer as JSON. */
export function createLiveMemory(most = maxWeight): WeightedMap<string, Kept> {
  return new WeightedMap(most);
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
