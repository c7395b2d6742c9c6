/** Publications: the record that something of a brand changed for visitors, and the calls to the brand's sites. */
import { randomUUID } from 'node:crypto';
import type { KeystoneContext } from '@keystone-6/core/types';
import { asPerson, asToken } from '../access/session.ts';
import { post } from './post.ts';
import { callHeaders } from './sign.ts';
import { originsOf } from './site-origins.ts';
import { changeWords, isSettled, keptWords, noWord, readWords, withCall } from './site-words.ts';

export interface Change {
  readonly brand: { readonly id: string; readonly slug: string; readonly origins: string };
  readonly action: 'publish' | 'unpublish' | 'roll back' | 'frame' | 'seed';
  readonly paths: readonly string[];
  readonly frame: boolean;
}

/** Waits in ms before the second and the third try. */
const waits = [2000, 10_000];
/** How long an editor waits for the sites' reports before the page is shown again. */
const patienceMs = 4000;

async function recordChange(context: KeystoneContext, change: Change): Promise<number> {
  const sites = originsOf(change.brand).map((origin) => [origin, noWord('calling')] as const);
  const { id } = await context.sudo().db.Publication.createOne({
    data: {
      brand: { connect: { id: change.brand.id } },
      action: change.action,
      paths: [...change.paths],
      frame: change.frame,
      at: new Date().toISOString(),
      by: nameOf(context.session),
      outcome: keptWords(new Map(sites)),
    },
  });
  return Number(id);
}

/** Prisma's default is five seconds; importing a whole brand takes longer. */
const transactionMs = 60_000;

/**
 * Changes what is live and records it in one transaction: a change without a publication never reaches a site.
 * @returns the publication's number
 */
export function changeLive(
  context: KeystoneContext,
  change: Change,
  make: (inside: KeystoneContext) => Promise<void>,
): Promise<number> {
  return context.transaction(
    async (inside) => {
      await make(inside);
      return recordChange(inside, change);
    },
    { timeout: transactionMs },
  );
}

/**
 * Calls every site of the brand and waits a moment for the reports, so that the editor sees them at once.
 * A report that cannot be saved goes to the CMS's log, and does not undo the publication.
 */
export async function announce(
  context: KeystoneContext,
  change: Change,
  number: number,
): Promise<void> {
  const words = wordsOf(context, originsOf(change.brand), change.brand.slug, number);
  const logged = words.catch((error: Error) => {
    process.stderr.write(
      `publication ${number}: its sites’ reports could not be saved: ${error.message}\n`,
    );
  });
  await Promise.race([logged, later(patienceMs)]);
}

async function wordsOf(
  context: KeystoneContext,
  origins: readonly string[],
  brand: string,
  number: number,
): Promise<void> {
  if (origins.length === 0) {
    const nowhere = noWord('unreached', 'the brand names no site');
    return changeWords(context, only(number), () => new Map([['', nowhere]]));
  }
  await Promise.all(origins.map((origin) => callSite(context, origin, brand, number)));
  await outcomeOf(context, number);
}

const only = (number: number) => ({ id: { equals: number } });

async function callSite(
  context: KeystoneContext,
  origin: string,
  brand: string,
  number: number,
): Promise<void> {
  const body = JSON.stringify({ brand, number });
  const id = randomUUID();
  const became = (word: ReturnType<typeof noWord>) =>
    changeWords(context, only(number), (words) => withCall(words, origin, word));
  let reason = '';
  for (const wait of [0, ...waits]) {
    await later(wait);
    try {
      const status = await post(`${origin}/api/content/publish`, callHeaders(id, body), body);
      // 409: an earlier try already arrived.
      if (status === 202 || status === 409) return became(noWord('called'));
      reason = `${origin} answered ${status}`;
      if (status < 500 && status !== 429) break;
    } catch (error) {
      reason = `${origin}: ${String(error)}`;
    }
  }
  return became(noWord('unreached', reason));
}

async function outcomeOf(context: KeystoneContext, number: number): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const found = await context.sudo().db.Publication.findOne({ where: { id: String(number) } });
    if (isSettled(readWords(found?.outcome, found?.state))) return;
    await later(100);
  }
}

/** The name of whoever acts, as editors read it. */
export function nameOf(session: unknown): string {
  return asPerson(session)?.data.name ?? asToken(session)?.name ?? 'the clock';
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
