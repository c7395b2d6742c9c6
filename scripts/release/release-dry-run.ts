/** What a release would do, said and not done. */
import { shellWords } from '../commands/shell-words.ts';
import { hasHost } from './move-traffic.ts';
import type { ReleaseOrder, ReleaseParts } from './release-order.ts';
import {
  allTo,
  boundIds,
  missingResources,
  rollout,
  splitTraffic,
  takenBackByHand,
  trialOf,
} from './release-plan.ts';
import { readLive, readResources } from './wrangler-state.ts';

/**
 * Says what a release would do, and does nothing. Commands name no `--config`: only a release writes the
 * file with the ids of what there is, and removes it.
 */
export async function planBrand(order: ReleaseOrder, parts: ReleaseParts): Promise<void> {
  const { target, tagOf, build } = order;
  const { wrangler, say } = parts;
  const command = (what: string, args: readonly string[]) => {
    say(what);
    say(`  npx wrangler ${shellWords(args)}`);
  };
  const env = ['--env', target.env];
  const there = await readResources(wrangler, target);
  const tag = tagOf(boundIds(target, there));
  for (const { what, args } of missingResources(target, there)) command(what, args);
  for (const { binding, name } of target.databases) {
    const apply = ['d1', 'migrations', 'apply', binding, ...env, '--remote'];
    command(`migrate ${name}, if it has to be`, apply);
  }
  const plan = rollout(await readLive(wrangler, target), tag, await hasHost(order, parts));
  const named = ['--tag', tag, '--message', `build ${build}`];
  if (plan.kind === 'first')
    return command('deploy the first version', ['deploy', ...env, ...named]);
  if (plan.kind === 'replace') {
    const version = plan.version ?? '<new version>';
    if (!plan.version) command(`upload ${tag}`, ['versions', 'upload', ...env, ...named]);
    const name = ['--name', target.worker];
    command('10 % of the traffic', [
      ...splitTraffic(trialOf(version, plan.old), `try ${tag}`),
      ...name,
    ]);
    if (plan.routesFirst) command('routes, for a host that is new', ['triggers', 'deploy', ...env]);
    say('smoke test of that version');
    say(`  if it fails: npx wrangler ${shellWords(takenBackByHand(plan.old, target))}`);
    command('all of the traffic', [...splitTraffic(allTo(version), `release ${tag}`), ...name]);
  } else say(`${tag} is live already, as version ${plan.version}`);
  command('routes, crons and queue consumers', ['triggers', 'deploy', ...env]);
}
