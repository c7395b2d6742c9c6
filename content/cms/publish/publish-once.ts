/**
 * Publishing once: presses at once take turns, and the second finds live what the first has published.
 * Turns are kept in the database, since two processes may stand over it while one takes the other's place.
 */
import { randomUUID } from 'node:crypto';
import type { KeystoneContext } from '@keystone-6/core/types';
import { sameJson } from '../.generated/toolkit.mjs';

/** A turn whose process has ended is free after this; one that is at work says so three times meanwhile. */
const leaseMs = 15_000;
const lookAgainMs = 100;
/** As Prisma names it. */
const uniqueViolation = 'P2002';

interface Turn {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
  readonly published: boolean;
}

/** Of Prisma: one statement each, so that of two processes one gets it. */
interface Turns {
  findUnique(asked: { where: Pick<Turn, 'name'> }): Promise<Turn | null>;
  createMany(asked: { data: readonly Turn[] }): Promise<{ readonly count: number }>;
  updateMany(asked: { where: object; data: Partial<Turn> }): Promise<{ readonly count: number }>;
}

/**
 * One press after another for each name.
 * @param press is told whether the one that it waited for has published; says whether this one has
 * @throws Error of this press; that of another is its own
 */
export async function inTurn(
  context: KeystoneContext,
  name: string,
  press: (isPublished: boolean) => Promise<boolean>,
): Promise<void> {
  const turns = context.sudo().prisma.turn as Turns;
  const holder = randomUUID();
  const isPublished = await takeTurn(turns, name, holder);
  // One that was given back stays so, whenever the last word of being at work arrives.
  const where = { name, holder, until: { gt: 0 } };
  const keep = (data: Partial<Turn>) =>
    turns.updateMany({ where, data }).catch(({ message }: Error) => {
      process.stderr.write(`turn of ${name}: ${message}\n`);
    });
  const atWork = setInterval(() => keep({ until: Date.now() + leaseMs }), leaseMs / 3);
  let published = false;
  try {
    published = await press(isPublished);
  } finally {
    clearInterval(atWork);
    await keep({ until: 0, published });
  }
}

/** @returns whether it was waited for, and the press before has published */
async function takeTurn(turns: Turns, name: string, holder: string): Promise<boolean> {
  for (let isWaiting = false; ; isWaiting = true) {
    const before = await turns.findUnique({ where: { name } });
    const mine = { holder, until: Date.now() + leaseMs, published: false };
    if (!before) {
      if (await isMade(turns, { name, ...mine })) return false;
    } else if (before.until < Date.now()) {
      const { holder: last, until } = before;
      const { count } = await turns.updateMany({
        where: { name, holder: last, until },
        data: mine,
      });
      if (count > 0) return isWaiting && before.published;
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/** @returns false when another has made it meanwhile */
async function isMade(turns: Turns, turn: Turn): Promise<boolean> {
  try {
    await turns.createMany({ data: [turn] });
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}

/** True when a version holds just this. @param id of the version that is live; undefined: none is */
export async function isLive(
  context: KeystoneContext,
  id: string | undefined,
  content: unknown,
): Promise<boolean> {
  if (id === undefined) return false;
  const found = await context.sudo().query.Revision.findOne({ where: { id }, query: 'content' });
  return found !== null && sameJson(found.content, content);
}
