/**
 * Turns, by which simultaneous presses publish only once: the second finds the first one's version live.
 * They are kept in the database, which two processes may share while one replaces the other.
 */
import { randomUUID } from 'node:crypto';
import type { KeystoneContext } from '@keystone-6/core/types';
import type { Prisma, Turn } from '../.generated/prisma/client.ts';
import { sameJson } from '../.generated/toolkit.mjs';
import { tablesOf } from '../typed-tables.ts';

/** A turn whose process has died is free after this; a process at work renews its turn three times in it. */
const leaseMs = 15_000;
const lookAgainMs = 100;
/** Prisma's error code. */
const uniqueViolation = 'P2002';

/** Each statement is one of its own, so that only one of two processes gets the turn. */
type Turns = Prisma.TransactionClient['turn'];

interface Press {
  /** Another press was at work when this one came. */
  readonly hasWaited: boolean;
  /** The press that this one waited for has published. */
  readonly isPublished: boolean;
  /**
   * Call it inside the transaction that changes something.
   * @throws Error when another press has the turn: this process stalled and was taken for dead
   */
  holdTurn(inside: KeystoneContext): Promise<void>;
}

/**
 * Runs the presses of each name one after another.
 * @param press returns whether it has published
 * @throws Error of this press, never another's
 */
export async function inTurn(
  context: KeystoneContext,
  name: string,
  press: (turn: Press) => Promise<boolean>,
): Promise<void> {
  const turns = tablesOf(context).turn;
  const holder = randomUUID();
  const before = await takeTurn(turns, name, holder);
  // A turn that was given back stays so, even if a last renewal arrives late.
  const where = { name, holder, until: { gt: 0 } };
  const keep = (data: Partial<Turn>) =>
    turns.updateMany({ where, data }).catch(({ message }: Error) => {
      process.stderr.write(`turn of ${name}: ${message}\n`);
    });
  const atWork = setInterval(() => keep({ until: Date.now() + leaseMs }), leaseMs / 3);
  const holdTurn = async (inside: KeystoneContext) => {
    const { count } = await tablesOf(inside).turn.updateMany({
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
    } else if ((before.until ?? 0) < Date.now()) {
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

/** @returns false if another press has made it meanwhile */
async function isMade(turns: Turns, turn: Omit<Turn, 'id'>): Promise<boolean> {
  try {
    await turns.createMany({ data: [turn] });
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}

/** True if the live version is exactly this content. @param id of the live version; undefined if there is none */
export async function isLive(
  context: KeystoneContext,
  id: string | undefined,
  content: unknown,
): Promise<boolean> {
  if (id === undefined) return false;
  const found = await context.sudo().query.Revision.findOne({ where: { id }, query: 'content' });
  return found !== null && sameJson(found.content, content);
}
