/** One phase of a run: waits for recovery, sets the partner's switches, sends the visitors, records how each fared. */
import { setTimeout as pause } from 'node:timers/promises';
import { outsideBreakerOpenMs, outsideDeadlineMs } from '../../worker/http/outside/outside.ts';
import type { Counts } from '../partner/switchboard.ts';
import type { Errand, Known, Outcome, SiteFacts } from './errand.ts';
import type { Phase } from './phases.ts';
import { errandOf, errands, sites, visitorOf } from './upstream-visitors.ts';

export interface Ground {
  /** The worker's port. */
  readonly port: number;
  /** The partner's origin. */
  readonly partner: string;
  readonly seed: number;
  readonly known: ReadonlyMap<SiteFacts, Known>;
}

export interface Visit {
  readonly errand: Errand;
  readonly outcome: Outcome;
}

export interface Played {
  readonly phase: Phase;
  readonly visits: readonly Visit[];
  readonly calls: Calls;
}

/** The calls to each upstream during a phase. */
export type Calls = Readonly<Record<Upstream, { readonly all: number; readonly struck: number }>>;

export const upstreams = ['api', 'graphql', 'address'] as const;
type Upstream = (typeof upstreams)[number];

/** How many are in progress at once: pages need the CPU, calls mostly wait. */
const parallel = { page: 4, call: 48 };

/** @param range the numbers of the first visitor and of the one after the last */
export async function playPhase(
  ground: Ground,
  phase: Phase,
  [first, end]: readonly [number, number],
): Promise<Played> {
  const { seed, partner } = ground;
  await turnSwitches(ground, phase);
  const before = await tell<Counts>(partner, '_counts');
  const visits: Visit[] = [];
  const coming = Array.from({ length: end - first }, (_, at) => first + at).map((index) => ({
    index,
    errand: errandOf(seed, index),
  }));
  const lane = async (kind: Errand['kind']) => {
    const queue = coming.filter(({ errand }) => errand.kind === kind);
    const walker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { errand, index } = next;
        const outcome = await errand.run(visitorAt(ground, index, sites[index % sites.length]));
        visits.push({ errand, outcome });
      }
    };
    await Promise.all(Array.from({ length: parallel[kind] }, walker));
  };
  await Promise.all([lane('page'), lane('call')]);
  return { phase, visits, calls: callsSince(before, await tell(partner, '_counts'), phase) };
}

/** One errand for each upstream. */
const probes = ['GET /postcode/list', 'hero, JSON', 'address search'];
/** Calls that no page waits for any more end at their deadline; after that, a breaker lets one call through. */
const recoveryLimitMs = outsideDeadlineMs + 2 * outsideBreakerOpenMs;

/** Ends the previous phase: no call is left and all breakers are closed. False if that takes too long. */
export async function recovered(ground: Ground): Promise<boolean> {
  await turnSwitches(ground, { manner: ['well'], share: 100 });
  const until = Date.now() + recoveryLimitMs;
  for (let attempt = 0; Date.now() < until; attempt += 1) {
    if (await seesWell(ground, attempt)) return true;
    await pause(250);
  }
  return false;
}

async function seesWell(ground: Ground, attempt: number): Promise<boolean> {
  const { unanswered } = await tell<{ readonly unanswered: number }>(ground.partner, '_unanswered');
  if (unanswered > 0) return false;
  // A number beyond the run's visitors, so as not to use up any of their rate limits.
  const visitor = visitorAt(ground, 2 ** 23 + attempt, sites[0]);
  const tried = errands.filter(({ name }) => probes.includes(name));
  const outcomes = await Promise.all(tried.map((errand) => errand.run(visitor)));
  return outcomes.every(({ result }) => result === 'well');
}

function visitorAt({ port, seed, known }: Ground, index: number, site: SiteFacts | undefined) {
  const facts = site && known.get(site);
  if (!facts) throw new Error(`Nothing is known about the site of visitor ${index}`);
  return visitorOf({ port, seed, index, site, known: facts });
}

async function turnSwitches(
  { partner, seed }: Ground,
  { manner, share }: Pick<Phase, 'manner' | 'share'>,
): Promise<void> {
  for (const upstream of upstreams) {
    await tell(partner, '_switch', { upstream, manner, share, seed });
  }
}

/** @throws Error when the partner refuses, as it does with a manner it does not know */
async function tell<Answer>(partner: string, path: string, order?: object): Promise<Answer> {
  const post = order && { method: 'POST', body: JSON.stringify(order) };
  const response = await fetch(`${partner}/${path}`, post);
  if (!response.ok) throw new Error(`The partner refuses ${path} ${post?.body ?? ''}`);
  return (await response.json()) as Answer;
}

function callsSince(before: Counts, after: Counts, { manner }: Phase): Calls {
  const since = (upstream: Upstream, what: string) =>
    (after[upstream]?.[what] ?? 0) - (before[upstream]?.[what] ?? 0);
  const callsTo = (upstream: Upstream) => ({
    all: since(upstream, 'calls'),
    struck: manner.reduce((total, name) => total + since(upstream, name), 0),
  });
  return { api: callsTo('api'), graphql: callsTo('graphql'), address: callsTo('address') };
}
