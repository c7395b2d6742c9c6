/** What the partner does with a delivery: seeded, by referral code and turn, so a repeat may fare better or worse. */
import { chanceOf } from './seeded.ts';

export type Behaviour =
  | 'accept'
  /** Says 500; took nothing. */
  | 'fail'
  /** Breaks the connection; took nothing. */
  | 'reset'
  /** Says 200 and nonsense; took nothing. */
  | 'garbage'
  /** Takes it, then says nonsense. */
  | 'accept, garbage'
  /** Says nothing for longer than anybody waits; took nothing. */
  | 'hang'
  /** Takes it, then says nothing. */
  | 'accept, hang'
  /** Takes it, then breaks the connection. */
  | 'accept, reset';

/** Of a hundred deliveries. */
const shares: readonly (readonly [Behaviour, number])[] = [
  ['fail', 5],
  ['reset', 3],
  ['garbage', 1],
  ['accept, garbage', 1],
  ['hang', 0.5],
  ['accept, hang', 0.5],
  ['accept, reset', 3],
];

/** During an outage nothing is taken: three in four say so, the others break the connection. */
const outage: readonly (readonly [Behaviour, number])[] = [
  ['fail', 75],
  ['reset', 25],
];

export type Mode = 'misbehaving' | 'away' | 'well';

export function behaviourOf(mode: Mode, seed: number, ...words: (string | number)[]): Behaviour {
  let left = chanceOf(seed, 'partner', ...words) * 100;
  const list = mode === 'well' ? [] : mode === 'away' ? outage : shares;
  for (const [behaviour, share] of list) {
    if (left < share) return behaviour;
    left -= share;
  }
  return 'accept';
}

export function takes(behaviour: Behaviour): boolean {
  return behaviour.startsWith('accept');
}
