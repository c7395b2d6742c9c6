/** What a mixed load is made of: in every twenty requests each kind has its share, in an order drawn by the seed. */
import { chanceOf } from '../harness/seeded.ts';

export const loadKinds = [
  'cached page',
  'first render',
  'address keystroke',
  'list of plans',
  'lead',
] as const;
export type LoadKind = (typeof loadKinds)[number];

/** Of a deck of twenty: 70, 10, 10, 5 and 5 in a hundred. */
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
  /** Their number in the run. */
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
