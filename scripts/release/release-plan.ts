/** What a release does next, worked out from what is there: nothing twice, and the old version kept until the new one has passed. */
import type { ReleaseTarget } from './release-target.ts';

/** What the account has of a target. */
export interface Resources {
  /** Id of the queue. */
  readonly queue: string | undefined;
  /** Ids of databases, by name. */
  readonly databases: ReadonlyMap<string, string>;
  /** Id of the KV namespace. */
  readonly content: string | undefined;
}

/** One command of wrangler, and what it is for. */
export interface Command {
  readonly what: string;
  readonly args: readonly string[];
}

/**
 * Oceania. Without it a database is made near whoever runs the command, an agent of CI on another
 * continent say, and it never moves: https://developers.cloudflare.com/d1/configuration/data-location/
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

/** The ids of what a worker is bound to: a database that is made anew, under the same name, is another worker's. */
export function boundIds(
  { databases: named }: ReleaseTarget,
  { queue, databases, content }: Resources,
): string {
  return [queue, content, ...named.map(({ name }) => databases.get(name))].join(' ');
}

interface Version {
  readonly id: string;
  /** What it was uploaded as. */
  readonly tag: string | undefined;
}

/** A version, and how much of the traffic it has. */
export interface Share {
  readonly version: string;
  readonly percentage: number;
}

export interface Live {
  /** The newest last. */
  readonly versions: readonly Version[];
  /** Empty where nothing was ever deployed. */
  readonly shares: readonly Share[];
}

/** In whatever order. */
export function sameShares(some: readonly Share[], others: readonly Share[]): boolean {
  const has = ({ version, percentage }: Share) =>
    others.some((one) => one.version === version && one.percentage === percentage);
  return some.length === others.length && some.every(has);
}

/** How much of the traffic a version has while it is tried. */
export const trialPercentage = 10;

/** What becomes of the traffic. `version` is undefined while the new one is not uploaded. */
export type Rollout =
  | { readonly kind: 'first' }
  | { readonly kind: 'live'; readonly version: string }
  | {
      readonly kind: 'replace';
      readonly old: string;
      readonly version: string | undefined;
      /** True: a release was broken off while its version was tried. */
      readonly trying: boolean;
    };

/** Whether the worker has its public host, where the smoke test asks. */
export type Host =
  | { readonly kind: 'ours' }
  /** Another's yet, or nobody's: it is taken over where that was asked for. */
  | { readonly kind: 'new'; readonly why: string }
  /** It did not tell: the usual order, which applies nothing that is not tested. */
  | { readonly kind: 'unclear'; readonly why: string };

type Replacement = Extract<Rollout, { kind: 'replace' }>;
/** A rollout, and the host of a version that replaces another; a new one is one to take over. */
export type Plan = Exclude<Rollout, Replacement> | (Replacement & { readonly host: Host });

/**
 * A version that was uploaded before is taken only if none came after it: `wrangler secret put` makes
 * a version, and an older one does not have that secret.
 * @param tag of what is to be released: the same tag is the same worker
 * @param empty whether what is live was never released: `wrangler secret put` makes a worker that is not there
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

/** What an operator runs when nothing else takes a version back, as the page for ops says it. */
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
