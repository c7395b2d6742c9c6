/** The steps of a release with a version, one command each. */
import { type ReleaseParts, ReleaseStopped, type TaggedOrder } from '../release-order.ts';
import { allTo, type Plan, type Share, splitTraffic } from '../release-plan.ts';
import { demandWrangler, readLive } from '../wrangler-state.ts';
import { demandUnmoved } from './unmoved-traffic.ts';

/** The context of moving traffic in a release. */
export interface Move<P extends Plan = Plan> {
  readonly plan: P;
  /** The traffic split when the plan was made. */
  readonly found: readonly Share[];
  /** wrangler's options for the configuration. */
  readonly config: readonly string[];
  readonly order: TaggedOrder;
  readonly parts: ReleaseParts;
}

export const namedBy = ({ tag, build }: Pick<TaggedOrder, 'tag' | 'build'>): string[] => [
  '--tag',
  tag,
  '--message',
  `build ${build}`,
];

/** @returns the id of the new version */
export async function uploaded({ config, order, parts }: Move): Promise<string> {
  const { tag, build, target } = order;
  const { wrangler, say } = parts;
  say(`upload ${tag}`);
  await demandWrangler(wrangler, ['versions', 'upload', ...config, ...namedBy({ tag, build })]);
  const { versions } = await readLive(wrangler, target);
  const made = versions.findLast((version) => version.tag === tag);
  if (!made)
    throw new ReleaseStopped(`${tag} was uploaded, but is not among the versions: release again`);
  return made.id;
}

export async function giveTraffic(
  shares: readonly Share[],
  message: string,
  { order: { target }, parts: { wrangler } }: Move,
): Promise<void> {
  await demandWrangler(wrangler, [...splitTraffic(shares, message), '--name', target.worker]);
}

/** Applies the routes of a version that has all of the traffic. */
export async function applyRoutes(
  version: string,
  { config, order: { target }, parts: { wrangler, say } }: Move,
): Promise<void> {
  await demandUnmoved(wrangler, target, allTo(version));
  say('apply routes, crons and queue consumers');
  await demandWrangler(wrangler, ['triggers', 'deploy', ...config]);
}

/** @throws ReleaseStopped naming the steps that failed */
export async function demandSmoke(
  { order, parts }: Move,
  version: string | undefined,
  otherwise: string,
): Promise<void> {
  const { url, build, target } = order;
  const { smoke, say } = parts;
  say(`smoke test of ${url}`);
  const { failed, faults } = await smoke(url, { env: target.env, build, version }, (line) =>
    say(`  ${line}`),
  );
  if (failed === 0) return;
  throw new ReleaseStopped(`The smoke test failed: ${faults.join(', ')}. ${otherwise}`.trimEnd());
}
