/** Between two phases: the partner is well, nothing waits for it any more, and no breaker remembers. */
import { breakerOpenMs } from '../../worker/http/breaker.ts';
import { outsideDeadlineMs } from '../../worker/http/outside.ts';
import { type Ground, turnAll } from './play.ts';
import { errands, sites, visitorOf } from './upstream-visitors.ts';

/** One for each upstream. */
const probes = ['GET /postcode/list', 'hero, JSON', 'address search'];
/** Calls that pages no longer wait for end at their deadline; then a breaker lets one call try. */
const limitMs = outsideDeadlineMs + 2 * breakerOpenMs;
const pauseMs = 250;

/** @throws Error when the worker does not see that the partner is well */
export async function untilRecovered(ground: Ground): Promise<void> {
  await turnAll(ground, { manner: ['well'], share: 100 });
  const until = Date.now() + limitMs;
  for (let attempt = 0; !(await isWell(ground, attempt)); attempt += 1) {
    if (Date.now() > until) throw new Error('The partner is well, and the worker does not see it');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function isWell({ port, partner, seed, known }: Ground, attempt: number): Promise<boolean> {
  const { unanswered } = (await (await fetch(`${partner}/_unanswered`)).json()) as {
    readonly unanswered: number;
  };
  if (unanswered > 0) return false;
  const [site] = sites;
  const facts = site && known.get(site);
  if (!site || !facts) throw new Error('A site that nobody has learned about');
  // Beyond every visitor of a run, so that no limit of theirs is used up.
  const visitor = visitorOf({ port, seed, index: 2 ** 23 + attempt, site, known: facts });
  const tried = errands.filter(({ name }) => probes.includes(name));
  const outcomes = await Promise.all(tried.map((errand) => errand.run(visitor)));
  return outcomes.every(({ result }) => result === 'well');
}
