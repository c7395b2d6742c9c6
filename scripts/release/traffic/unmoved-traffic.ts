/** Guards against two releases at once: before each step, a release checks that the traffic is as it left it, or stops. */
import type { Wrangler } from '../../site/run-wrangler.ts';
import { ReleaseStopped } from '../release-order.ts';
import { type Share, sameShares } from '../release-plan.ts';
import type { ReleaseTarget } from '../release-target.ts';
import { readShares } from '../wrangler-state.ts';

/** Another release or person moved the traffic and decides now, so there is no rollback. */
export class TrafficMoved extends ReleaseStopped {}

/**
 * @param left the traffic splits that this release may have left
 * @throws TrafficMoved saying which versions have it now
 */
export async function demandUnmoved(
  wrangler: Wrangler,
  target: ReleaseTarget,
  ...left: readonly (readonly Share[])[]
): Promise<void> {
  const shares = await readShares(wrangler, target);
  if (left.some((one) => sameShares(one, shares))) return;
  const has = shares.map(({ version, percentage }) => `${version} has ${percentage} %`);
  throw new TrafficMoved(
    `Somebody else has moved the traffic of ${target.env} since this release last looked: ${has.join(', ') || 'nothing is deployed'}. This release leaves the traffic as it is now. Is another release running, or did somebody set a secret? When that is finished, release again`,
  );
}
