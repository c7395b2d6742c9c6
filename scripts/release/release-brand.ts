/** Releases one brand's worker: what is missing is made, migrations run, and traffic moves when the smoke test has passed. */

import { demandCareful } from './careful-migrations.ts';
import { hasHost, moveTraffic } from './move-traffic.ts';
import { missingSecrets } from './needed-secrets.ts';
import { removeConfig, writeConfig } from './release-config.ts';
import { type ReleaseOrder, type ReleaseParts, ReleaseStopped } from './release-order.ts';
import {
  boundIds,
  type Live,
  missingResources,
  type Resources,
  type Rollout,
  rollout,
} from './release-plan.ts';
import type { ReleaseTarget } from './release-target.ts';
import { demandWrangler, readLive, readPending, readResources, readSet } from './wrangler-state.ts';

/**
 * Keeps no state of its own: it looks at what is there, so it may be killed and run again.
 * @throws ReleaseStopped, WranglerFailed
 */
export async function releaseBrand(order: ReleaseOrder, parts: ReleaseParts): Promise<void> {
  const { target } = order;
  const there = await prepared(target, parts);
  const config = ['--config', writeConfig(target, there), '--env', target.env];
  try {
    const live = await readLive(parts.wrangler, target);
    const tag = order.tagOf(boundIds(target, there));
    const plan = rollout(live, tag, await hasHost(order, parts));
    await demandSecrets(live, target, parts);
    await migrate(plan, config, target, parts);
    await moveTraffic(plan, live.shares, config, { ...order, tag }, parts);
  } finally {
    removeConfig(target);
  }
}

/** Makes what is missing. */
async function prepared(target: ReleaseTarget, parts: ReleaseParts): Promise<Resources> {
  const there = await readResources(parts.wrangler, target);
  const missing = missingResources(target, there);
  for (const { what, args } of missing) {
    parts.say(what);
    await demandWrangler(parts.wrangler, args);
  }
  return missing.length > 0 ? readResources(parts.wrangler, target) : there;
}

/** The version with most traffic tells what is set; a first version has nothing yet. */
async function demandSecrets(
  { shares }: Live,
  target: ReleaseTarget,
  { wrangler, say }: ReleaseParts,
): Promise<void> {
  const [most] = shares.toSorted((one, other) => other.percentage - one.percentage);
  const missing = missingSecrets(most ? await readSet(wrangler, target, most.version) : new Map());
  for (const { name, beside } of missing) {
    say(
      `secret missing: ${name}, beside ${beside}: npx wrangler secret put ${name} --env ${target.env}`,
    );
  }
  if (missing.some(({ demanded }) => demanded)) {
    throw new ReleaseStopped(
      'Nothing was uploaded: set the secrets named above, then release again',
    );
  }
}

async function migrate(
  plan: Rollout,
  config: readonly string[],
  { databases }: ReleaseTarget,
  { wrangler, say }: ReleaseParts,
): Promise<void> {
  for (const { binding, name, migrations, shared } of databases) {
    const pending = await readPending(wrangler, config, binding);
    if (pending.length === 0) continue;
    // No version reads a new brand's own databases yet; other brands' versions read those of the stage.
    if (shared || plan.kind !== 'first') demandCareful(migrations, pending);
    say(`migrate ${name}: ${pending.join(', ')}`);
    await demandWrangler(wrangler, ['d1', 'migrations', 'apply', binding, ...config, '--remote']);
  }
}
