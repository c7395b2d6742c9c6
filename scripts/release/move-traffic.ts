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
  type Host,
  type Plan,
  routesByHand,
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
const hostPauseMs = 2000;

/** How often a host must not be the worker's before it counts as new: one look may fail by chance. */
const hostLooks = 3;

/** One look at the host where the smoke test asks. */
async function hostNow({ url, target }: ReleaseOrder, { askHost }: ReleaseParts): Promise<Host> {
  const answer = await askHost(url);
  if (answer.kind !== 'named') {
    return { kind: answer.kind === 'nobody' ? 'new' : 'unclear', why: answer.why };
  }
  if (answer.env === target.env) return { kind: 'ours' };
  return { kind: 'new', why: `${answer.env} answers there` };
}

/** New is only what every look says is new. */
export async function lookAtHost(order: ReleaseOrder, parts: ReleaseParts): Promise<Host> {
  let host = await hostNow(order, parts);
  for (let look = 1; look < hostLooks && host.kind !== 'ours'; look += 1) {
    await pause(parts.hostPauseMs ?? hostPauseMs);
    const next = await hostNow(order, parts);
    if (next.kind === 'ours' || host.kind === 'new') host = next;
  }
  return host;
}

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
  plan: Extract<Plan, { kind: 'replace' }>,
  found: readonly Share[],
  config: readonly string[],
  order: TaggedOrder,
  parts: ReleaseParts,
): Promise<string> {
  const { old, host } = plan;
  const { wrangler, say } = parts;
  const { target } = order;
  await demandUnmoved(wrangler, target, found);
  const version = plan.version ?? (await uploaded(config, order, parts));
  const name = ['--name', target.worker];
  const [trial, all] = [trialOf(version, old), allTo(version)];
  const stop = listenForStop();
  let routed = false;
  try {
    if (plan.trying) say(`version ${version} is being tried already`);
    else {
      say(`give version ${version} 10 % of the traffic, ${old} keeps 90 %`);
      await demandUnmoved(wrangler, target, found);
      await demandWrangler(wrangler, [...splitTraffic(trial, `try ${order.tag}`), ...name]);
    }
    if (host.kind === 'new') {
      await demandUnmoved(wrangler, target, trial);
      say(`apply routes first: ${order.url} is new to ${target.worker}: ${host.why}`);
      routed = true;
      await demandWrangler(wrangler, triggers(config));
      await Promise.race([untilHost(order, parts, stop.signal), stop.asked]);
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
      `${reason}\nVersion ${old} has all of the traffic again. Mend it and release again; the version that failed is ${version}${remains(order, host, routed)}`,
      { cause: error },
    );
  } finally {
    stop.release();
  }
}

/** What whoever mends a version that was taken back has to know beside. */
function remains({ url, target }: ReleaseOrder, host: Host, routed: boolean): string {
  if (host.kind === 'unclear') return `. ${routesByHand(url, host.why, target)}`;
  return routed
    ? `; ${new URL(url).host} stays with this worker, and so do the crons and queue consumers of that version`
    : '';
}

/** Routes, crons and queue consumers. */
const triggers = (config: readonly string[]) => ['triggers', 'deploy', ...config];

const namedBy = ({ tag, build }: Pick<TaggedOrder, 'tag' | 'build'>) => [
  ...['--tag', tag, '--message', `build ${build}`],
];

/**
 * Goes on when the time is up: the smoke test says what is wrong.
 * @throws the reason of the signal
 */
async function untilHost(
  order: ReleaseOrder,
  parts: ReleaseParts,
  signal: AbortSignal,
): Promise<void> {
  const end = performance.now() + newHostMs;
  while ((await hostNow(order, parts)).kind !== 'ours' && performance.now() < end) {
    signal.throwIfAborted();
    await pause(parts.hostPauseMs ?? hostPauseMs, undefined, { signal });
  }
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
