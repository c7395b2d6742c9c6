/** Helpers for the tables of `npm run bench:addresses`. */
import type { Asker } from './ask-addresses.ts';

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Texts per request, because a request to the worker can time out. */
const together = 50;

/** Searches for each text once, in several requests. */
export async function askInParts(ask: Asker, texts: readonly string[], repair = true) {
  const all = [];
  for (let at = 0; at < texts.length; at += together) {
    const some = texts.slice(at, at + together);
    all.push(...(await ask({ texts: some, repair, times: 1, what: 'search' })));
  }
  return all;
}

/** `99.4 %`; a dash if there are none at all. */
export function share(some: number, all: number): string {
  return all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`;
}
