/** A cache of answers to the first letters of an address, by release: most visitors type the same ones. */
import { tidied } from '../../../domain/address/tidy-typed.ts';
import { TYPE_WORDS } from '../../../domain/address/words/street-types.data.ts';
import { edgePatienceMs } from '../../http/edge-cache.ts';
import { withDeadline } from '../../http/outside/with-deadline.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { AddressAnswer } from './address.port.ts';
import type { LoadedRelease } from './releases.ts';

/** `19 quan`: longer text may be somebody's address, and must not be a cache key. */
const longest = 8;
/** Per isolate; an answer is about 1 kB. */
const mostInMemory = 2_000;
/** Seconds. */
const maxAge = 3_600;

export interface ShortAnswers {
  /** Null for text that is too long, or a whole address. Has the release's time, since an id may load twice. */
  keyOf(release: KeyedRelease, text: string, limit: number): string | null;
  get(key: string): Promise<AddressAnswer | undefined>;
  set(key: string, answer: AddressAnswer): Promise<void>;
}

type KeyedRelease = Pick<LoadedRelease, 'id' | 'loaded_at'>;

/** The part of the Cache API that is used. */
export type EdgeCache = Pick<Cache, 'match' | 'put'>;

/**
 * Uses the isolate's memory, then the data centre's Cache API, where the platform has one. A cache that
 * fails or hangs has no answer and keeps none.
 * @param build part of the key: another build may give answers another shape
 */
export function createShortAnswers(edge: () => EdgeCache | undefined, build: string): ShortAnswers {
  const memory = new BoundedMap<AddressAnswer>(mostInMemory);
  const fromEdge = async (key: string): Promise<AddressAnswer | undefined> => {
    const response = await edge()?.match(key);
    return response?.json();
  };
  const toEdge = async (key: string, response: Response) => edge()?.put(key, response);
  return {
    keyOf({ id, loaded_at }, text, limit) {
      // Tidied as the parser does, so that equal keys mean equal searches.
      const typed = tidied(text);
      if (typed === '' || typed.length > longest || isWhole(typed)) return null;
      const parts = [build, id, loaded_at, String(limit), typed].map(encodeURIComponent);
      // A host of its own that no visitor's request can name.
      return `https://address-cache.invalid/${parts.join('/')}`;
    },
    async get(key) {
      const known = memory.get(key);
      if (known) return known;
      const answer = await inTime(fromEdge(key));
      if (answer) memory.set(key, answer);
      return answer;
    },
    async set(key, answer) {
      memory.set(key, answer);
      const headers = { 'cache-control': `public, max-age=${maxAge}` };
      // Awaited, but not for long: the platform may drop pending work once the response is sent.
      await inTime(toEdge(key, Response.json(answer, { headers })));
    },
  };
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return withDeadline(work, edgePatienceMs).catch(() => undefined);
}

/** True for `5 elm st`: short, but a whole address with a number and a street's name and type. */
function isWhole(typed: string): boolean {
  return /\d/.test(typed) && typed.split(' ').some((word, at) => at > 1 && TYPE_WORDS.has(word));
}
