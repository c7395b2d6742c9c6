/** Releases one brand's worker: creates what is missing, runs migrations, and moves traffic once the smoke test passes. */

import { migrationsIn } from '../databases/databases.ts';
import { demandCareful } from './careful-migrations.ts';
import { missingSecrets } from './needed-secrets.ts';
import { removeConfig, writeConfig } from './release-config.ts';
import {
  type ReleaseOrder,
  type ReleaseParts,
  ReleaseStopped,
  type TaggedOrder,
} from './release-order.ts';
import {
  boundIds,
  type Live,
  missingResources,
  type Plan,
  type Resources,
  type Rollout,
  rollout,
} from './release-plan.ts';
import type { ReleaseTarget } from './release-target.ts';
import { moveTraffic } from './traffic/move-traffic.ts';
import { hostOf, lookAtHost } from './traffic/public-host.ts';
import {
  demandWrangler,
  isEmpty,
  readLive,
  readPending,
  readResources,
  readSet,
} from './wrangler-state.ts';

/**
 * Keeps no state of its own but reads what exists, so it can be killed and run again.
 * @throws ReleaseStopped, WranglerFailed
 */
export async function releaseBrand(order: ReleaseOrder, parts: ReleaseParts): Promise<void> {
  const { target } = order;
  const there = await prepared(target, parts);
  const config = ['--config', writeConfig(target, there), '--env', target.env];
  try {
    const live = await readLive(parts.wrangler, target);
    const tag = order.tagOf(boundIds(target, there));
    const plan = await planned(live, { ...order, tag }, parts);
    await demandSecrets(live, target, parts);
    await migrate(await dueMigrations(plan, there, config, target, parts), config, parts);
    await moveTraffic({ plan, found: live.shares, config, order: { ...order, tag }, parts });
  } finally {
    removeConfig(target);
  }
}

/**
 * Plans the traffic, from what is live and what answers at the host.
 * @throws ReleaseStopped when the host is another worker's or, for a new version, nobody's, and `--new-host` was not given
 */
export async function planned(live: Live, order: TaggedOrder, parts: ReleaseParts): Promise<Plan> {
  const plan = rollout(live, order.tag, await isEmpty(parts.wrangler, order.target, live));
  if (plan.kind === 'live' && !order.newHost) await demandNotTaken(order, parts);
  if (plan.kind !== 'replace') return plan;
  const host = await lookAtHost(order, parts);
  if (host.kind === 'ours') {
    if (order.newHost) {
      parts.say(`${hostOf(order)} already answers as this worker: --new-host changes nothing`);
    }
    return { ...plan, host };
  }
  if (order.newHost) return { ...plan, host: { kind: 'new', why: host.why } };
  if (host.kind === 'unclear') return { ...plan, host };
  throw new ReleaseStopped(
    `${hostOf(order)} does not answer as this worker (${host.why}), so nothing was uploaded. If it is new to the worker, release with --new-host (docs/operations/release.md). If the worker used to have it, release what is live again, from its commit: that applies its routes`,
  );
}

/**
 * Guards the host: applying the live version's routes again would take back a host that was given away.
 * @throws ReleaseStopped when another worker answers at the host
 */
async function demandNotTaken(order: TaggedOrder, { askHost }: ReleaseParts): Promise<void> {
  const answer = await askHost(order.url);
  if (answer.kind !== 'named' || answer.env === order.target.env) return;
  throw new ReleaseStopped(
    `${order.tag} is already live, and ${answer.env} answers at ${hostOf(order)}, so its routes were not applied. To take the host over, release with --new-host (docs/operations/release.md)`,
  );
}

/** Creates missing resources. */
async function prepared(target: ReleaseTarget, parts: ReleaseParts): Promise<Resources> {
  const there = await readResources(parts.wrangler, target);
  const missing = missingResources(target, there);
  for (const { what, args } of missing) {
    parts.say(what);
    await demandWrangler(parts.wrangler, args);
  }
  return missing.length > 0 ? readResources(parts.wrangler, target) : there;
}

/**
 * Checks the secrets of the version with most traffic; before a first version, none are set.
 * @throws ReleaseStopped when the worker would not start without a missing secret
 */
export async function demandSecrets(
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

/** A database with pending migrations. */
interface Due {
  readonly what: string;
  readonly binding: string;
}

/**
 * The pending migrations of all databases, checked before any runs; a missing database needs all of them.
 * @throws Error naming the migrations that must not run beside the old version
 */
export async function dueMigrations(
  plan: Rollout,
  there: Resources,
  config: readonly string[],
  { databases }: ReleaseTarget,
  { wrangler }: Pick<ReleaseParts, 'wrangler'>,
): Promise<Due[]> {
  const due: Due[] = [];
  for (const { binding, name, migrations, shared } of databases) {
    const pending = there.databases.has(name)
      ? await readPending(wrangler, config, binding)
      : migrationsIn(migrations);
    if (pending.length === 0) continue;
    // No version reads a new brand's own databases yet, but other brands read the stage's shared ones.
    if (shared || plan.kind !== 'first') demandCareful(migrations, pending);
    due.push({ what: `migrate ${name}: ${pending.join(', ')}`, binding });
  }
  return due;
}

export const applying = (binding: string, config: readonly string[]): string[] => [
  'd1',
  'migrations',
  'apply',
  binding,
  ...config,
  '--remote',
];

async function migrate(
  due: readonly Due[],
  config: readonly string[],
  { wrangler, say }: ReleaseParts,
): Promise<void> {
  for (const { what, binding } of due) {
    say(what);
    await demandWrangler(wrangler, applying(binding, config));
  }
}
