/** Moves the traffic to the released version and applies its routes, in the order that its host requires. */
import { reasonOf } from '../../commands/reason-of.ts';
import { ReleaseStopped } from '../release-order.ts';
import { demandWrangler } from '../wrangler-state.ts';
import { hostOf, untilOurs } from './public-host.ts';
import { takeOver, tryVersion } from './replace-version.ts';
import { applyRoutes, demandSmoke, type Move, namedBy } from './traffic-steps.ts';
import { demandUnmoved, TrafficMoved } from './unmoved-traffic.ts';

export async function moveTraffic(move: Move): Promise<void> {
  const { plan, found, config, order, parts } = move;
  const { tag, target } = order;
  const { wrangler, say } = parts;
  if (plan.kind === 'first') {
    await demandUnmoved(wrangler, target, found);
    say(`deploy the first version, ${tag}`);
    await demandWrangler(wrangler, ['deploy', ...config, ...namedBy(order)]);
    await demandStanding(move, undefined, 'There is no version to go back to, so it stays');
    return say(`${target.env}: released ${tag}, its first version`);
  }
  if (plan.kind === 'live') {
    const { version } = plan;
    say(`${tag} is already live, as version ${version}`);
    await routesOf(version, move);
    await demandStanding(move, version, 'It already has all of the traffic');
  } else if (plan.host.kind === 'new') {
    const version = await takeOver({ ...move, plan });
    const stays = `Version ${version} stays, with all of the traffic and with ${hostOf(order)}: version ${plan.old} would answer 421 there. Fix it and release again, or give the host back (docs/operations/release.md)`;
    await demandStanding(move, version, stays);
  } else {
    const version = await tryVersion({ ...move, plan });
    await routesOf(version, move);
  }
  say(`${target.env}: released ${tag}`);
}

/** @throws ReleaseStopped saying that the version keeps the traffic */
async function routesOf(version: string, move: Move): Promise<void> {
  await applyRoutes(version, move).catch((cause: unknown) => {
    if (cause instanceof TrafficMoved) throw cause;
    throw new ReleaseStopped(
      `${reasonOf(cause)}\nVersion ${version} has all of the traffic, without its routes, crons and queue consumers: release again`,
      { cause },
    );
  });
}

/**
 * Tests a version that stays live whatever the result.
 * @param stays says what the version has, and how to continue
 */
async function demandStanding(
  move: Move,
  version: string | undefined,
  stays: string,
): Promise<void> {
  const { order, parts } = move;
  const host = await untilOurs(order, parts);
  const late =
    host.kind === 'ours'
      ? ''
      : `. ${hostOf(order)} does not answer as this worker yet (${host.why}): where only its DNS record or certificate is late, run the same command again`;
  await demandSmoke(move, version, stays + late);
}
