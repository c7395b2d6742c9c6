/** The dry run of a release: prints what it would do. */
import { shellWords } from '../commands/shell-words.ts';
import { applying, demandSecrets, dueMigrations, planned } from './release-brand.ts';
import { removeConfig, writeConfig } from './release-config.ts';
import type { ReleaseOrder, ReleaseParts, TaggedOrder } from './release-order.ts';
import {
  allTo,
  boundIds,
  missingResources,
  type Plan,
  type Resources,
  type Rollout,
  splitTraffic,
  takenBackByHand,
  trialOf,
  trialPercentage,
} from './release-plan.ts';
import { hostOf, unclearHost } from './traffic/public-host.ts';
import { namedBy } from './traffic/traffic-steps.ts';
import { readLive, readResources } from './wrangler-state.ts';

/**
 * Prints what a release would do, and does nothing. The commands omit `--config`, because that file, with the
 * ids, exists only during a release.
 * @throws ReleaseStopped, WranglerFailed, Error when a release would stop before anything is uploaded
 */
export async function planBrand(order: ReleaseOrder, parts: ReleaseParts): Promise<void> {
  const { target, tagOf } = order;
  const { wrangler, say } = parts;
  const env = ['--env', target.env];
  const there = await readResources(wrangler, target);
  const tag = tagOf(boundIds(target, there));
  for (const { what, args } of missingResources(target, there)) sayCommand(say, what, args);
  const live = await readLive(wrangler, target);
  const plan = await planned(live, { ...order, tag }, parts);
  await demandSecrets(live, target, parts);
  for (const { what, binding } of await dueNow(plan, there, order, parts)) {
    sayCommand(say, what, applying(binding, env));
  }
  sayTraffic(plan, { ...order, tag }, say);
}

/** Wrangler finds a database by the id in its configuration. */
async function dueNow(
  plan: Rollout,
  there: Resources,
  { target }: ReleaseOrder,
  parts: ReleaseParts,
) {
  try {
    const config = ['--config', writeConfig(target, there), '--env', target.env];
    return await dueMigrations(plan, there, config, target, parts);
  } finally {
    removeConfig(target);
  }
}

type Say = ReleaseParts['say'];

function sayTraffic(plan: Plan, order: TaggedOrder, say: Say): void {
  const { target, tag } = order;
  const env = ['--env', target.env];
  const triggers = ['triggers', 'deploy', ...env];
  const named = namedBy(order);
  if (plan.kind === 'first') {
    sayCommand(say, 'deploy the first version', ['deploy', ...env, ...named]);
    return;
  }
  if (plan.kind === 'replace') {
    const { host, old, version = '<new version>' } = plan;
    const name = ['--name', target.worker];
    const split = splitTraffic(trialOf(version, old), `try ${tag}`);
    const all = splitTraffic(allTo(version), `release ${tag}`);
    const back = shellWords(takenBackByHand(old, target));
    if (!plan.version) sayCommand(say, `upload ${tag}`, ['versions', 'upload', ...env, ...named]);
    if (host.kind === 'new') {
      say(`${hostOf(order)} is new (${host.why}), and version ${old} does not know it`);
      sayCommand(say, 'all of the traffic', [...all, ...name]);
      sayCommand(say, 'routes, crons and queue consumers', triggers);
      say(`  if that fails: npx wrangler ${back}`);
      say('smoke test; the version stays even if it fails');
      return;
    }
    sayCommand(say, `${trialPercentage} % of the traffic`, [...split, ...name]);
    if (host.kind === 'unclear') say(unclearHost(order, host.why));
    say('smoke test of that version');
    say(`  if it fails: npx wrangler ${back}`);
    sayCommand(say, 'all of the traffic', [...all, ...name]);
  } else say(`${tag} is already live, as version ${plan.version}`);
  sayCommand(say, 'routes, crons and queue consumers', triggers);
}

function sayCommand(say: Say, what: string, args: readonly string[]): void {
  say(what);
  say(`  npx wrangler ${shellWords(args)}`);
}
