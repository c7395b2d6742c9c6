/** A second press of Publish: it waits for the first, and does nothing where visitors have that version already. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { sameJson } from '../.generated/toolkit.mjs';
import { type Change, originsOf } from './publication.ts';
import { refused } from './refused.ts';
import { readWords } from './site-words.ts';

const running = new Map<string, Promise<unknown>>();

/** One after another for each name. @param work is told whether it had to wait for another */
export async function inTurn<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  const before = running.get(name);
  const mine = (before ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => work(before !== undefined));
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    if (running.get(name) === mine) running.delete(name);
  }
}

interface Written {
  readonly change: Change;
  /** Id of the version that is live. */
  readonly live: string | undefined;
  /** What would go live. */
  readonly content: unknown;
  /** For another press, whose sites are still at work. */
  readonly waited: boolean;
}

/**
 * Publishing the same again mends what a site did not take: it is refused only where every site said
 * that it is live, or where the press before this one has just published it.
 * @throws Error that says so
 */
export async function demandNews(
  context: KeystoneContext,
  { change, live, content, waited }: Written,
): Promise<void> {
  if (live === undefined) return;
  const { query } = context.sudo();
  const seen = await query.Revision.findOne({ where: { id: live }, query: 'content' });
  if (!sameJson(seen?.content, content)) return;
  if (!waited && !(await isLiveEverywhere(context, change))) return;
  const when = { timeZone: 'Australia/Sydney', dateStyle: 'medium', timeStyle: 'short' } as const;
  const now = new Date().toLocaleString('en-AU', when);
  throw refused(
    `Not published again on ${now}: nothing had changed since visitors got this version`,
  );
}

/** The newest publications of a brand that are looked through. */
const mostAtOnce = 200;

async function isLiveEverywhere(
  context: KeystoneContext,
  { brand, paths, frame }: Change,
): Promise<boolean> {
  const found = await context.sudo().query.Publication.findMany({
    where: { brand: { id: { equals: brand.id } } },
    ...{ orderBy: { id: 'desc' }, take: mostAtOnce, query: 'paths frame state outcome' },
  });
  const last = found.find((one) =>
    frame ? one.frame === true : paths.every((path) => (one.paths as string[]).includes(path)),
  );
  const words = readWords(last?.outcome, last?.state);
  const origins = originsOf(brand);
  return origins.length > 0 && origins.every((origin) => words.get(origin)?.state === 'live');
}
