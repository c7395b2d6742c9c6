/** Gives the traffic to the version that is released: tried with a part of it first, and taken back when anything goes wrong but another release. */
import { setTimeout as pause } from 'node:timers/promises';
import { shellWords } from '../commands/shell-words.ts';
import {
  type ReleaseOrder,
  type ReleaseParts,
  ReleaseStopped,
  type TaggedOrder,
} from './release-order.ts';
import {
  allTo,
  type Rollout,
  type Share,
  splitTraffic,
  takenBackByHand,
  trialOf,
} from './release-plan.ts';
import { listenForStop } from './stop-signal.ts';
import { demandUnmoved, TrafficMoved } from './unmoved-traffic.ts';
import { demandWrangler, readLive } from './wrangler-state.ts';

/** A new host, for how long it may take to answer: Cloudflare makes its certificate first. */
const newHostMs = 90_000;

/** Whether the worker answers at the host where the smoke test asks. */
export async function hasHost(
  { url, target }: ReleaseOrder,
  { answersAs }: ReleaseParts,
): Promise<boolean> {
  return (await answersAs(url)) === target.env;
}

/** @param found who had the traffic when the plan was made */
export async function moveTraffic(
  plan: Rollout,
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
    await demandSmoke(order, parts, undefined, 'There is no version to go back to, so it stays');
    return say(`${target.env}: released ${tag}, its first version`);
  }
  if (plan.kind === 'live') say(`${tag} is live already, as version ${plan.version}`);
  const version =
    plan.kind === 'live' ? plan.version : await tryVersion(plan, found, config, order, parts);
  await demandUnmoved(wrangler, target, allTo(version));
  say('apply routes, crons and queue consumers');
  await demandWrangler(wrangler, triggers(config)).catch((cause: unknown) => {
    throw new ReleaseStopped(
      `${reasonOf(cause)}\nVersion ${version} has all of the traffic, without its routes, crons and queue consumers: release again`,
      { cause },
    );
  });
  if (plan.kind === 'live') {
    await demandSmoke(order, parts, version, 'It has all of the traffic already');
  }
  say(`${target.env}: released ${tag}`);
}

/**
 * From here on the old version gets its traffic back whatever goes wrong.
 * @returns the version that has all of it
 */
async function tryVersion(
  plan: Rollout & { kind: 'replace' },
  found: readonly Share[],
  config: readonly string[],
  order: TaggedOrder,
  parts: ReleaseParts,
): Promise<string> {
  const { old } = plan;
  const { wrangler, say } = parts;
  const { target } = order;
  await demandUnmoved(wrangler, target, found);
  const version = plan.version ?? (await uploaded(config, order, parts));
  const name = ['--name', target.worker];
  const [trial, all] = [trialOf(version, old), allTo(version)];
  const stop = listenForStop();
  try {
    if (plan.trying) say(`version ${version} is being tried already`);
    else {
      say(`give version ${version} 10 % of the traffic, ${old} keeps 90 %`);
      await demandUnmoved(wrangler, target, found);
      await demandWrangler(wrangler, [...splitTraffic(trial, `try ${order.tag}`), ...name]);
    }
    if (plan.routesFirst) {
      await demandUnmoved(wrangler, target, trial);
      say(`apply routes first: ${target.worker} does not answer at ${order.url} yet`);
      await demandWrangler(wrangler, triggers(config));
      await Promise.race([untilHost(order, parts), stop.asked]);
    }
    await Promise.race([demandSmoke(order, parts, version, ''), stop.asked]);
    stop.demandNone();
    say(`give version ${version} all of the traffic`);
    await demandUnmoved(wrangler, target, trial);
    await demandWrangler(wrangler, [...splitTraffic(all, `release ${order.tag}`), ...name]);
    return version;
  } catch (error) {
    if (error instanceof TrafficMoved) throw error;
    const reason = reasonOf(error);
    const back = [...splitTraffic(allTo(old), `take back ${order.tag}`), ...name];
    await demandUnmoved(wrangler, target, found, trial, all).catch((moved: unknown) => {
      // Where nobody can look, nothing says that it is somebody else's.
      if (moved instanceof TrafficMoved) throw new TrafficMoved(`${reason}\n${moved.message}`);
    });
    say(`take it back: version ${old} gets all of the traffic`);
    await demandWrangler(wrangler, back).catch((cause: unknown) => {
      throw new ReleaseStopped(
        `${reason}\nTaking it back failed, too. Do it by hand, now: npx wrangler ${shellWords(takenBackByHand(old, target))}`,
        { cause },
      );
    });
    throw new ReleaseStopped(
      `${reason}\nVersion ${old} has all of the traffic again. Mend it and release again; the version that failed is ${version}${plan.routesFirst ? `; ${new URL(order.url).host} stays with this worker` : ''}`,
      { cause: error },
    );
  } finally {
    stop.release();
  }
}

/** Routes, crons and queue consumers. */
const triggers = (config: readonly string[]) => ['triggers', 'deploy', ...config];

const namedBy = ({ tag, build }: Pick<TaggedOrder, 'tag' | 'build'>) => [
  ...['--tag', tag, '--message', `build ${build}`],
];

/** Goes on when the time is up: the smoke test says what is wrong. */
async function untilHost(order: ReleaseOrder, parts: ReleaseParts): Promise<void> {
  const end = performance.now() + newHostMs;
  while (!(await hasHost(order, parts)) && performance.now() < end) await pause(2000);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @returns the id of the version that was made */
async function uploaded(
  config: readonly string[],
  { tag, build, target }: TaggedOrder,
  { wrangler, say }: ReleaseParts,
): Promise<string> {
  say(`upload ${tag}`);
  await demandWrangler(wrangler, ['versions', 'upload', ...config, ...namedBy({ tag, build })]);
  const { versions } = await readLive(wrangler, target);
  const made = versions.findLast((version) => version.tag === tag);
  if (!made)
    throw new ReleaseStopped(`${tag} was uploaded, but is not among the versions: release again`);
  return made.id;
}

/** @throws ReleaseStopped naming the steps that failed */
async function demandSmoke(
  { url, build, target: { env } }: TaggedOrder,
  { smoke, say }: ReleaseParts,
  version: string | undefined,
  otherwise: string,
): Promise<void> {
  say(`smoke test of ${url}`);
  const { failed, faults } = await smoke(url, { env, build, version }, (line) => say(`  ${line}`));
  if (failed === 0) return;
  throw new ReleaseStopped(`The smoke test failed: ${faults.join(', ')}. ${otherwise}`.trimEnd());
}
