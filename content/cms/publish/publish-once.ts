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

interface Press {
  /** Another press was at work when this one came. */
  readonly hasWaited: boolean;
  /** Whether the press that this one waited for has published. */
  readonly isPublished: boolean;
  /**
   * For the transaction that changes something.
   * @throws Error when another has the turn: this process stood still, and was taken for ended
   */
  holdTurn(inside: KeystoneContext): Promise<void>;
}

/**
 * One press after another for each name.
 * @param press says whether it has published
 * @throws Error of this press; that of another is its own
 */
export async function inTurn(
  context: KeystoneContext,
  name: string,
  press: (turn: Press) => Promise<boolean>,
): Promise<void> {
  const turns = turnsOf(context);
  const holder = randomUUID();
  const before = await takeTurn(turns, name, holder);
  // One that was given back stays so, whenever the last word of being at work arrives.
  const where = { name, holder, until: { gt: 0 } };
  const keep = (data: Partial<Turn>) =>
    turns.updateMany({ where, data }).catch(({ message }: Error) => {
      process.stderr.write(`turn of ${name}: ${message}\n`);
    });
  const atWork = setInterval(() => keep({ until: Date.now() + leaseMs }), leaseMs / 3);
  const holdTurn = async (inside: KeystoneContext) => {
    const { count } = await turnsOf(inside).updateMany({
      where,
      data: { until: Date.now() + leaseMs },
    });
    if (count === 0) throw new Error(`another process took the turn of ${name} meanwhile`);
  };
  let published = false;
  try {
    published = await press({ ...before, holdTurn });
  } finally {
    clearInterval(atWork);
    await keep({ until: 0, published });
  }
}

const turnsOf = (context: KeystoneContext) => context.sudo().prisma.turn as Turns;

async function takeTurn(
  turns: Turns,
  name: string,
  holder: string,
): Promise<Pick<Press, 'hasWaited' | 'isPublished'>> {
  for (let hasWaited = false; ; hasWaited = true) {
    const before = await turns.findUnique({ where: { name } });
    const mine = { holder, until: Date.now() + leaseMs, published: false };
    if (!before) {
      if (await isMade(turns, { name, ...mine })) return { hasWaited, isPublished: false };
    } else if (before.until < Date.now()) {
      const { holder: last, until } = before;
      const { count } = await turns.updateMany({
        where: { name, holder: last, until },
        data: mine,
      });
      if (count > 0) return { hasWaited, isPublished: hasWaited && before.published };
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
