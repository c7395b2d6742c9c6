/** Remembers which database of the index is live, so that a keystroke queries only that one. */
import type { D1Database } from '@cloudflare/workers-types';
import { withDeadline } from '../../http/outside/with-deadline.ts';
import { type LoadedRelease, liveOf, releaseIn, type Slot } from './releases.ts';

/** How long an isolate may still answer from the release before; both releases are complete. */
const lookAgainMs = 30_000;
/** A database that is being loaded may not answer at all. */
const lookMs = 500;

export interface LiveSlot {
  /** The live database, and its release if one is loaded. */
  live(): Promise<Slot>;
  /** The other databases that have a release. */
  others(): Promise<readonly Slot[]>;
}

/**
 * A database that does not answer is taken to be as it last was. If nothing is known of it yet, another
 * database answers if its release was ever switched to, but not if it is empty or never switched to; the
 * next call then looks again. Otherwise one call looks again every 30 s, and the others go on with what
 * is known: a promise shared between requests would die with the request that made it.
 */
export function createLiveSlot(
  databases: readonly D1Database[],
  now: () => number = Date.now,
): LiveSlot {
  let known: readonly Slot[] | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const slots = async (): Promise<readonly Slot[]> => {
    if (known && now() - lookedAt < lookAgainMs) return known;
    lookedAt = now();
    const before = known;
    const answers = await Promise.allSettled(databases.map((db) => inTime(releaseIn(db))));
    const looked = databases.map((db, index) => slotOf(db, answers[index], before?.[index]));
    const silent = looked.find(
      ({ release }, index) => !before && !release && isLate(answers[index]),
    );
    if (!silent) {
      known = looked;
      return looked;
    }
    lookedAt = Number.NEGATIVE_INFINITY;
    if (liveOf(looked)?.release?.turn) return looked;
    // The caller's own query to it will say what is wrong.
    return [silent];
  };
  const liveIn = (all: readonly Slot[]): Slot => {
    const live = liveOf(all);
    if (!live) throw new Error('The address index has no database: add the binding ADDRESSES_DB');
    return live;
  };
  return {
    live: async () => liveIn(await slots()),
    others: async () => {
      const all = await slots();
      const live = liveIn(all);
      return all.filter((slot) => slot !== live && slot.release !== null);
    },
  };
}

const isLate = (answer: PromiseSettledResult<unknown> | undefined): boolean =>
  answer?.status === 'rejected';

/** @throws Error when the work takes longer than a database that answers visitors ever does */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return withDeadline(work, lookMs);
}

function slotOf(
  db: D1Database,
  answer: PromiseSettledResult<LoadedRelease | null> | undefined,
  before: Slot | undefined,
): Slot {
  if (answer?.status === 'fulfilled') return { db, release: answer.value };
  return { db, release: before?.release ?? null };
}
