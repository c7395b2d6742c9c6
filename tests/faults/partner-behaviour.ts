/** The partner's behaviour, chosen by seed, referral code and turn, so that a repeat may fare better or worse. */
import { chanceOf } from '../harness/seeded.ts';
import type { Fault } from '../partner/partner-faults.ts';

/** With `accept` the partner takes the delivery; the second word is how it then fails to say so. */
export type Behaviour =
  | 'accept'
  | 'fail'
  | 'reset'
  | 'garbage'
  | 'accept, garbage'
  | 'hang'
  | 'accept, hang'
  | 'accept, reset';

/** How many of a hundred deliveries are treated this way; the rest are accepted. */
const shares: readonly (readonly [Behaviour, number])[] = [
  ['fail', 5],
  ['reset', 3],
  ['garbage', 1],
  ['accept, garbage', 1],
  ['hang', 0.5],
  ['accept, hang', 0.5],
  ['accept, reset', 3],
];

/** The same during an outage, when nothing is taken. */
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

const faults: Readonly<Record<Behaviour, Fault | undefined>> = {
  accept: undefined,
  fail: 'error',
  reset: 'reset',
  'accept, reset': 'reset',
  garbage: 'html',
  'accept, garbage': 'html',
  hang: 'hang',
  'accept, hang': 'hang',
};

/** What the sender sees in place of an answer; undefined for a yes. */
export function faultOf(behaviour: Behaviour): Fault | undefined {
  return faults[behaviour];
}
