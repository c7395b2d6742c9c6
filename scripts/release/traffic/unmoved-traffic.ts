/** Two releases at once: each looks, before it goes on, whether the traffic is still as it left it, and stops when it is not. */
import type { Wrangler } from '../../site/run-wrangler.ts';
import { ReleaseStopped } from '../release-order.ts';
import { type Share, sameShares } from '../release-plan.ts';
import type { ReleaseTarget } from '../release-target.ts';
import { readShares } from '../wrangler-state.ts';

/** Somebody else decides now, so nothing is taken back. */
export class TrafficMoved extends ReleaseStopped {}

/**
 * @param left the ways in which this release may have left the traffic
 * @throws TrafficMoved saying who has it now
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
    `Somebody else has moved the traffic of ${target.env} since this release last looked: ${has.join(', ') || 'nothing is deployed'}. It stays so. Is another release running, or did somebody set a secret? Wait for its end, then release again`,
  );
}
