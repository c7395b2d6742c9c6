/** Plays one phase: turns the switches, sends the visitors, and writes down how each came away. */
import type { Counts } from '../partner/switchboard.ts';
import type { Errand, Known, Outcome, SiteFacts } from './errand.types.ts';
import type { Phase } from './phases.ts';
import { errandOf, sites, visitorOf } from './upstream-visitors.ts';

export interface Ground {
  /** The worker's. */
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
  /** Calls that each upstream answered in a manner of the phase. */
  readonly struck: Readonly<Record<string, number>>;
}

export const upstreams = ['api', 'graphql', 'address'] as const;

/** How many are on their way at once: pages need the processor, calls mostly wait. */
const parallel = { page: 4, call: 48 };

/** @param range of the run's visitors, the first and the one after the last */
export async function play(
  ground: Ground,
  phase: Phase,
  range: readonly [number, number],
): Promise<Played> {
  const { seed, partner } = ground;
  await turnAll(ground, phase);
  const before = await counts(partner);
  const visits: Visit[] = [];
  const coming = Array.from({ length: range[1] - range[0] }, (_, at) => range[0] + at).map(
    (index) => ({ index, errand: errandOf(seed, index) }),
  );
  const lane = async (kind: Errand['kind']) => {
    const queue = coming.filter(({ errand }) => errand.kind === kind);
    const walker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const outcome = await visit(ground, next.errand, next.index);
        visits.push({ errand: next.errand, outcome });
      }
    };
    await Promise.all(Array.from({ length: parallel[kind] }, walker));
  };
  await Promise.all([lane('page'), lane('call')]);
  return { phase, visits, struck: struckSince(before, await counts(partner), phase) };
}

/** @throws Error when the partner does not know the manner */
export async function turnAll(
  { partner, seed }: Ground,
  { manner, share }: Pick<Phase, 'manner' | 'share'>,
): Promise<void> {
  for (const upstream of upstreams) {
    const body = JSON.stringify({ upstream, manner, share, seed });
    const { status } = await fetch(`${partner}/_switch`, { method: 'POST', body });
    if (status !== 200) throw new Error(`The partner cannot be switched: ${body}`);
  }
}

async function counts(partner: string): Promise<Counts> {
  return (await (await fetch(`${partner}/_counts`)).json()) as Counts;
}

function struckSince(before: Counts, after: Counts, { manner }: Phase): Record<string, number> {
  const sum = (all: Counts, upstream: string) =>
    [...manner].reduce((total, name) => total + (all[upstream]?.[name] ?? 0), 0);
  return Object.fromEntries(upstreams.map((one) => [one, sum(after, one) - sum(before, one)]));
}

async function visit(ground: Ground, errand: Errand, index: number): Promise<Outcome> {
  const { port, seed, known } = ground;
  const site = sites[index % sites.length];
  const facts = site && known.get(site);
  if (!site || !facts) throw new Error('A site that nobody has learned about');
  return errand.run(visitorOf({ port, seed, index, site, known: facts }));
}
