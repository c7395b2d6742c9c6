/** The partner's switches, which set how each upstream treats its callers, and the counts of what it did. */
import * as v from 'valibot';
import { chanceOf, pickOf } from '../harness/seeded.ts';
import { type Fault, isFault } from './partner-faults.ts';
import { isSessionMode, type SessionMode } from './partner-gateway.ts';

/** How one call is treated. */
export interface Manner {
  readonly fault?: Fault;
  readonly session: SessionMode;
}

export const well: Manner = { session: 'well' };

/** `well` is a manner too; undefined when no manner has this name. */
export function mannerNamed(name: string): Manner | undefined {
  if (isFault(name)) return { ...well, fault: name };
  return isSessionMode(name) ? { session: name } : undefined;
}

const name = v.pipe(
  v.string(),
  v.check((value) => mannerNamed(value) !== undefined, 'No such manner'),
);
const orderSchema = v.object({
  /** `api` is the gateway. */
  upstream: v.picklist(['api', 'graphql', 'address']),
  /** One manner, or a list from which each struck call gets one. */
  manner: v.union([name, v.pipe(v.array(name), v.minLength(1))]),
  /** The percentage of calls that are struck; the others are answered well. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 100),
  /** The same seed strikes the same calls. */
  seed: v.optional(v.number(), 1),
});
export type SwitchOrder = v.InferInput<typeof orderSchema>;

/** By upstream: all `calls`, and the number struck by each manner. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Switchboard {
  /** @throws ValiError */
  turn(order: unknown): unknown;
  next(upstream: string): Manner;
  counts(): Counts;
}

export function createSwitchboard(): Switchboard {
  const switched = new Map<string, v.InferOutput<typeof orderSchema>>();
  const counted: Record<string, Record<string, number>> = {};

  function count(upstream: string, what: string): number {
    counted[upstream] ??= {};
    const row = counted[upstream];
    row[what] = (row[what] ?? 0) + 1;
    return row[what];
  }

  return {
    turn(order) {
      const parsed = v.parse(orderSchema, order);
      switched.set(parsed.upstream, parsed);
      return Object.fromEntries(switched);
    },
    next(upstream) {
      const turn = count(upstream, 'calls');
      const order = switched.get(upstream);
      if (!order || chanceOf(order.seed, upstream, turn) * 100 >= order.share) return well;
      const picked = pickOf([order.manner].flat(), order.seed, upstream, 'manner', turn);
      count(upstream, picked);
      return mannerNamed(picked) ?? well;
    },
    counts: () => counted,
  };
}
