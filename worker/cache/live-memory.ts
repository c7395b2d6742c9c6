/** The store of live answers: in the isolate's memory, and in this data centre's cache. */
import { edgeCache } from '../http/edge-cache.ts';
import { WeightedMap } from '../ports/weighted-map.ts';

export interface Kept {
  readonly data: unknown;
  /** The time of the answer, in milliseconds since 1970. */
  readonly at: number;
}

/** An isolate has 128 MB for everything; parsed JSON takes a few times its text's size. */
const maxWeight = 8_000_000;

/** An entry weighs as many characters as its key and its answer as JSON. */
export function createLiveMemory(most = maxWeight): WeightedMap<string, Kept> {
  return new WeightedMap(most);
}

/** How long an old answer may stand in when there is no new one; pages say how old it is. */
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

/** A URL under a host that no visitor's request can reach. */
function answerUrl(key: string): string {
  return `https://live-answers.invalid/${encodeURIComponent(key)}`;
}
