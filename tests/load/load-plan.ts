/** The make-up of a mixed load: every twenty requests have a fixed number of each kind, in an order drawn by the seed. */
import { chanceOf } from '../harness/seeded.ts';

export const loadKinds = [
  'cached page',
  'first render',
  'address keystroke',
  'list of plans',
  'lead',
] as const;
export type LoadKind = (typeof loadKinds)[number];

/** How many of each kind are in a deck of twenty: 70, 10, 10, 5 and 5 per cent. */
const shares: Readonly<Record<LoadKind, number>> = {
  'cached page': 14,
  'first render': 2,
  'address keystroke': 2,
  'list of plans': 1,
  lead: 1,
};

const deck = loadKinds.flatMap((kind) => Array.from({ length: shares[kind] }, () => kind));
export const deckSize = deck.length;

export interface Planned {
  readonly kind: LoadKind;
  /** The visitor's number in the run. */
  readonly index: number;
}

/** The visitors of a run, in order. */
export function* plannedVisitors(seed: number, count: number): Generator<Planned> {
  for (let first = 0; first < count; first += deckSize) {
    const drawn = deck
      .map((kind, at) => ({ kind, chance: chanceOf(seed, 'deck', first, at) }))
      .sort((a, b) => a.chance - b.chance);
    for (const [at, { kind }] of drawn.slice(0, count - first).entries()) {
      yield { kind, index: first + at };
    }
  }
}
