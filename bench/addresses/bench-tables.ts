/** The tables of `npm run bench:addresses`, before they are printed. */
import type { Asker } from './ask-addresses.ts';

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Texts in one question: a request to the worker has an end. */
const together = 50;

/** Asks in parts, each text once. */
export async function askInParts(ask: Asker, texts: readonly string[], repair = true) {
  const all = [];
  for (let at = 0; at < texts.length; at += together) {
    const some = texts.slice(at, at + together);
    all.push(...(await ask({ texts: some, repair, times: 1, what: 'search' })));
  }
  return all;
}

/** `99.4 %`; a dash for none of none. */
export function share(some: number, all: number): string {
  return all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`;
}
