/** Gives the traffic to the version that is released, and the worker its routes, in the order that its host asks for. */
import { type ReleaseParts, ReleaseStopped, type TaggedOrder } from '../release-order.ts';
import type { Plan, Share } from '../release-plan.ts';
import { demandWrangler } from '../wrangler-state.ts';
import { hostOf, untilOurs } from './public-host.ts';
import { takeOver, tryVersion } from './replace-version.ts';
import { applyRoutes, demandSmoke, namedBy, reasonOf } from './traffic-steps.ts';
import { demandUnmoved, TrafficMoved } from './unmoved-traffic.ts';

/** @param found who had the traffic when the plan was made */
export async function moveTraffic(
  plan: Plan,
  found: readonly Share[],
  config: readonly string[],
  order: TaggedOrder,
  parts: ReleaseParts,
): Promise<void> {
  const { tag, target } = order;
  const { wrangler, say } = parts;
  if (plan.kind === 'first') {
    await demandUnmoved(wrangler, target, found);
    say(`deploy the first version, ${tag}`);
    await demandWrangler(wrangler, ['deploy', ...config, ...namedBy(order)]);
    await demandStanding(order, parts, undefined, 'There is no version to go back to, so it stays');
    return say(`${target.env}: released ${tag}, its first version`);
  }
  if (plan.kind === 'live') {
    const { version } = plan;
    say(`${tag} is live already, as version ${version}`);
    await routesOf(version, config, order, parts);
    await demandStanding(order, parts, version, 'It has all of the traffic already');
  } else if (plan.host.kind === 'new') {
    const version = await takeOver(plan, found, config, order, parts);
    const stays = `Version ${version} stays, with all of the traffic and with ${hostOf(order)}: version ${plan.old} would answer 421 there. Mend it and release again, or give the host back (docs/operations/release.md)`;
    await demandStanding(order, parts, version, stays);
  } else {
    const version = await tryVersion(plan, found, config, order, parts);
    await routesOf(version, config, order, parts);
  }
  say(`${target.env}: released ${tag}`);
}

/** @throws ReleaseStopped saying that the version keeps the traffic */
async function routesOf(
  version: string,
  config: readonly string[],
  order: TaggedOrder,
  parts: ReleaseParts,
): Promise<void> {
  await applyRoutes(version, config, order, parts).catch((cause: unknown) => {
    if (cause instanceof TrafficMoved) throw cause;
    throw new ReleaseStopped(
      `${reasonOf(cause)}\nVersion ${version} has all of the traffic, without its routes, crons and queue consumers: release again`,
      { cause },
    );
  });
}

/**
 * Tests a version that stays whatever the test says.
 * @param stays what the version has, and how to go on
 */
async function demandStanding(
  order: TaggedOrder,
  parts: ReleaseParts,
  version: string | undefined,
  stays: string,
): Promise<void> {
  const host = await untilOurs(order, parts);
  const late =
    host.kind === 'ours'
      ? ''
      : `. ${hostOf(order)} does not answer as this worker yet (${host.why}): where only its DNS record or certificate is late, run the same command again`;
  await demandSmoke(order, parts, version, stays + late);
}
