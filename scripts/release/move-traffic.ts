/** Gives the traffic to the version that is released: tried with a part of it first, and taken back when anything goes wrong but another release. */
import { shellWords } from '../commands/shell-words.ts';
import { type ReleaseParts, ReleaseStopped, type TaggedOrder } from './release-order.ts';
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
  const named = ['--tag', tag, '--message', `build ${order.build}`];
  if (plan.kind === 'first') {
    await demandUnmoved(wrangler, target, found);
    say(`deploy the first version, ${tag}`);
    await demandWrangler(wrangler, ['deploy', ...config, ...named]);
    await demandSmoke(order, parts, undefined, 'There is no version to go back to, so it stays');
    return say(`${target.env}: released ${tag}, its first version`);
  }
  if (plan.kind === 'live') say(`${tag} is live already, as version ${plan.version}`);
  const upload = ['versions', 'upload', ...config, ...named];
  const version =
    plan.kind === 'live' ? plan.version : await tryVersion(plan, found, upload, order, parts);
  await demandUnmoved(wrangler, target, allTo(version));
  say('apply routes, crons and queue consumers');
  await demandWrangler(wrangler, ['triggers', 'deploy', ...config]).catch((cause: unknown) => {
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
  upload: readonly string[],
  order: TaggedOrder,
  parts: ReleaseParts,
): Promise<string> {
  const { old } = plan;
  const { wrangler, say } = parts;
  const { target } = order;
  await demandUnmoved(wrangler, target, found);
  const version = plan.version ?? (await uploaded(upload, order, parts));
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
      `${reason}\nVersion ${old} has all of the traffic again. Mend it and release again; the version that failed is ${version}`,
      { cause: error },
    );
  } finally {
    stop.release();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @returns the id of the version that was made */
async function uploaded(
  upload: readonly string[],
  { tag, target }: TaggedOrder,
  { wrangler, say }: ReleaseParts,
): Promise<string> {
  say(`upload ${tag}`);
  await demandWrangler(wrangler, upload);
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
