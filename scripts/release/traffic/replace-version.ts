/** Replaces a version, trying the new one beside the old if both know the host; rolls back on failure, where that is still possible. */
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../commands/reason-of.ts';
import { shellWords } from '../../commands/shell-words.ts';
import { ReleaseStopped } from '../release-order.ts';
import { allTo, type Plan, takenBackByHand, trialOf, trialPercentage } from '../release-plan.ts';
import { hostOf, lookAtHost, unclearHost, usualWaits } from './public-host.ts';
import { listenForStop, type StopSignal } from './stop-signal.ts';
import { applyRoutes, demandSmoke, giveTraffic, type Move, uploaded } from './traffic-steps.ts';
import { demandUnmoved, TrafficMoved } from './unmoved-traffic.ts';

export type Replacement = Extract<Plan, { kind: 'replace' }>;

/**
 * Gives a version part of the traffic, tests it, then gives it the rest.
 * @returns the version, which has all of the traffic
 */
export function tryVersion(move: Move<Replacement>): Promise<string> {
  const { plan, found, order, parts } = move;
  const { old, trying } = plan;
  const { wrangler, say } = parts;
  return orTakeBack(move, async (version, stop) => {
    const trial = trialOf(version, old);
    if (trying) say(`version ${version} is already being tried`);
    else {
      const [own, rest] = [trialPercentage, 100 - trialPercentage];
      say(`give version ${version} ${own} % of the traffic, version ${old} keeps ${rest} %`);
      await demandUnmoved(wrangler, order.target, found);
      await giveTraffic(trial, `try ${order.tag}`, move);
    }
    await Promise.race([demandSmoke(move, version, ''), stop.asked]);
    say(`give version ${version} all of the traffic`);
    await demandUnmoved(wrangler, order.target, trial);
    await giveTraffic(allTo(version), `release ${order.tag}`, move);
    // A signal that came during this step must not be lost: `--all` would go on to the next brand.
    stop.demandNone();
  });
}

/**
 * The old version answers 421 at the new host, and the new one does at the old host, so they cannot share the
 * traffic: the new one gets all of it before the worker gets the host.
 * @returns the version, which has all of the traffic and the host
 */
export function takeOver(move: Move<Replacement>): Promise<string> {
  const { plan, found, order, parts } = move;
  const { wrangler, say, waits = usualWaits } = parts;
  const host = hostOf(order);
  return orTakeBack(move, async (version, stop) => {
    const stays = (reason: unknown) =>
      new Stays(
        `${reasonOf(reason)}\nVersion ${version} keeps all of the traffic, because ${host} now belongs to this worker: run the same command again`,
      );
    say(`give version ${version} all of the traffic: version ${plan.old} does not know ${host}`);
    await demandUnmoved(wrangler, order.target, found);
    await giveTraffic(allTo(version), `release ${order.tag}`, move);
    say(`wait ${waits.traffic / 1000} s, until all of Cloudflare knows`);
    const { signal } = stop;
    await pause(waits.traffic, undefined, { signal }).catch(() => stop.demandNone());
    await applyRoutes(version, move).catch(async (error: unknown) => {
      if (error instanceof TrafficMoved) throw error;
      if ((await lookAtHost(order, parts)).kind === 'ours') throw stays(error);
      throw new ReleaseStopped(
        `${reasonOf(error)}\n${host} does not answer as this worker, so it has not moved. If it answers 421, it has moved after all: run the same command again, now`,
        { cause: error },
      );
    });
    if (signal.aborted) throw stays(signal.reason);
  });
}

/** No rollback: the worker has the host, which the old version does not know. */
class Stays extends ReleaseStopped {}

/**
 * Runs the work with the new version; if it fails, the old version gets its traffic back, but for `TrafficMoved` and `Stays`.
 * @returns the new version, when the work is done
 */
async function orTakeBack(
  move: Move<Replacement>,
  work: (version: string, stop: StopSignal) => Promise<void>,
): Promise<string> {
  const { plan, found, order, parts } = move;
  const { old, host } = plan;
  const { wrangler, say } = parts;
  const { target } = order;
  await demandUnmoved(wrangler, target, found);
  const version = plan.version ?? (await uploaded(move));
  const stop = listenForStop();
  try {
    await work(version, stop);
    return version;
  } catch (error) {
    if (error instanceof TrafficMoved || error instanceof Stays) throw error;
    const reason = reasonOf(error);
    const own = [found, trialOf(version, old), allTo(version)];
    await demandUnmoved(wrangler, target, ...own).catch((moved: unknown) => {
      // If the traffic cannot be read, nothing shows that another release moved it, so roll back.
      if (moved instanceof TrafficMoved) throw new TrafficMoved(`${reason}\n${moved.message}`);
    });
    say(`take it back: version ${old} gets all of the traffic`);
    await giveTraffic(allTo(old), `take back ${order.tag}`, move).catch((cause: unknown) => {
      throw new ReleaseStopped(
        `${reason}\nTaking it back failed too. Do it by hand, now: npx wrangler ${shellWords(takenBackByHand(old, target))}`,
        { cause },
      );
    });
    const hint = host.kind === 'unclear' ? `. ${unclearHost(order, host.why)}` : '';
    throw new ReleaseStopped(
      `${reason}\nVersion ${old} has all of the traffic again. Fix it and release again; the version that failed is ${version}${hint}`,
      { cause: error },
    );
  } finally {
    stop.release();
  }
}
