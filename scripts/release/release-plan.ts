/** Plans a release from what exists: it repeats nothing, and keeps the old version until the new one has passed. */
import type { ReleaseTarget } from './release-target.ts';

/** The resources of a target that exist in the account. */
export interface Resources {
  /** The queue's id. */
  readonly queue: string | undefined;
  /** The databases' ids, by name. */
  readonly databases: ReadonlyMap<string, string>;
  /** The KV namespace's id. */
  readonly content: string | undefined;
}

/** A wrangler command and its purpose. */
export interface Command {
  readonly what: string;
  readonly args: readonly string[];
}

/**
 * Oceania. Otherwise a database is created near the machine that runs the command, perhaps a CI agent on
 * another continent, and it never moves: https://developers.cloudflare.com/d1/configuration/data-location/
 */
const location = ['--location', 'oc'];

export function missingResources(target: ReleaseTarget, there: Resources): Command[] {
  const { queue, databases, content } = target;
  const create = (what: string, ...args: string[]) => ({ what: `create ${what}`, args });
  return [
    ...(there.queue !== undefined ? [] : [create(`queue ${queue}`, 'queues', 'create', queue)]),
    ...databases
      .filter(({ name }) => !there.databases.has(name))
      .map(({ name }) => create(`database ${name}`, 'd1', 'create', name, ...location)),
    ...(there.content
      ? []
      : [create(`KV namespace ${content}`, 'kv', 'namespace', 'create', content)]),
  ];
}

/** The ids of a worker's bindings. They change when a database is recreated under the same name. */
export function boundIds(
  { databases: named }: ReleaseTarget,
  { queue, databases, content }: Resources,
): string {
  return [queue, content, ...named.map(({ name }) => databases.get(name))].join(' ');
}

interface Version {
  readonly id: string;
  /** The tag it was uploaded with. */
  readonly tag: string | undefined;
}

/** A version and its share of the traffic. */
export interface Share {
  readonly version: string;
  readonly percentage: number;
}

export interface Live {
  /** The newest last. */
  readonly versions: readonly Version[];
  /** Empty if nothing was ever deployed. */
  readonly shares: readonly Share[];
}

/** Compares shares in any order. */
export function sameShares(some: readonly Share[], others: readonly Share[]): boolean {
  const has = ({ version, percentage }: Share) =>
    others.some((one) => one.version === version && one.percentage === percentage);
  return some.length === others.length && some.every(has);
}

/** The share of the traffic for a version on trial. */
export const trialPercentage = 10;

/** The plan for the traffic. `version` is undefined until the new one is uploaded. */
export type Rollout =
  | { readonly kind: 'first' }
  | { readonly kind: 'live'; readonly version: string }
  | {
      readonly kind: 'replace';
      readonly old: string;
      readonly version: string | undefined;
      /** True if a release was interrupted during its trial. */
      readonly trying: boolean;
    };

/** Whether the worker has its public host, which the smoke test calls. */
export type Host =
  | { readonly kind: 'ours' }
  /** Still another worker's, or nobody's: taken over only with `--new-host`. */
  | { readonly kind: 'new'; readonly why: string }
  /** Unknown: the usual order of steps, which applies nothing untested. */
  | { readonly kind: 'unclear'; readonly why: string };

type Replacement = Extract<Rollout, { kind: 'replace' }>;
/** A rollout, plus the host when one version replaces another; a `new` host is to be taken over. */
export type Plan = Exclude<Rollout, Replacement> | (Replacement & { readonly host: Host });

/**
 * Reuses an uploaded version only if it is the newest: `wrangler secret put` makes a version, and older ones do
 * not have that secret.
 * @param tag of the worker to release: the same tag means the same worker
 * @param empty whether nothing live was ever released: `wrangler secret put` creates a worker if there is none
 */
export function rollout({ versions, shares }: Live, tag: string, empty: boolean): Rollout {
  if (shares.length === 0 || empty) return { kind: 'first' };
  const [first] = shares;
  const liveTag = versions.find(({ id }) => id === first?.version)?.tag;
  if (first && shares.length === 1 && liveTag === tag)
    return { kind: 'live', version: first.version };
  const newest = versions.at(-1);
  const tagged = newest?.tag === tag ? newest.id : undefined;
  const others = shares.filter(({ version }) => version !== tagged);
  const old = others.reduce((most, one) => (one.percentage > most.percentage ? one : most));
  const share = (version: string) => shares.find((one) => one.version === version)?.percentage;
  const trying =
    tagged !== undefined &&
    shares.length === 2 &&
    share(tagged) === trialPercentage &&
    share(old.version) === 100 - trialPercentage;
  return { kind: 'replace', old: old.version, version: tagged, trying };
}

/** Gives the new version its share of the traffic, or all of it to one. */
export function splitTraffic(shares: readonly Share[], message: string): string[] {
  return [...deployed(shares), '--message', message];
}

/** The command with which an operator rolls back by hand, as on the page for operators. */
export function takenBackByHand(old: string, { env }: ReleaseTarget): string[] {
  return [...deployed(allTo(old)), '--env', env];
}

function deployed(shares: readonly Share[]): string[] {
  const specs = shares.map(({ version, percentage }) => `${version}@${percentage}%`);
  return ['versions', 'deploy', ...specs, '--yes'];
}

export const trialOf = (version: string, old: string): Share[] => [
  { version, percentage: trialPercentage },
  { version: old, percentage: 100 - trialPercentage },
];
export const allTo = (version: string): Share[] => [{ version, percentage: 100 }];
