/** The content sweep, every minute: finds publications that had no call, and works on every call that is due. */
import { reasonOf } from '../../http/errors.ts';
import { toldNothing } from '../publish/cms-behind.ts';
import { type CallParts, workOn } from './call-work.ts';

const dayMs = 86_400_000;
/** How long a call is kept. Until then a replay is recognised; after that a failed publication can be found again. */
export const keptDays = 7;
const mostCalls = 20;

export interface SweepParts extends CallParts {
  /** The brands that this worker serves. */
  readonly brands: readonly string[];
}

/** Never rejects. */
export async function sweepContent(parts: SweepParts): Promise<void> {
  const { brands, store, now, log } = parts;
  await Promise.all(
    brands.map((brand) =>
      findLost(brand, parts).catch((error: unknown) => {
        log({ event: 'content_check_failed', brand, reason: reasonOf(error) });
      }),
    ),
  );
  try {
    for (const call of await store.due(brands, now(), mostCalls)) await workOn(call, parts);
    await store.prune(now() - keptDays * dayMs);
  } catch (error) {
    log({ event: 'content_sweep_failed', reason: reasonOf(error) });
  }
}

async function findLost(brand: string, parts: SweepParts): Promise<void> {
  const { live, seen, store, now } = parts;
  // The order matters: another run may take over more meanwhile.
  const taken = await seen(brand);
  const published = await live(brand);
  if (!published && taken !== undefined) throw toldNothing(brand, taken);
  if (!published) return;
  const { number } = published;
  if (number > (taken ?? 0)) await store.receiveLost(brand, number, now());
}
