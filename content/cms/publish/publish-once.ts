/** Publishing once: presses at once take turns, and the second finds live what the first has published. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { sameJson } from '../.generated/toolkit.mjs';

const running = new Map<string, Promise<boolean>>();

/**
 * One press after another for each name.
 * @param press is told whether the one that it waited for has published; says whether this one has
 * @throws Error of this press; that of another is its own
 */
export async function inTurn(
  name: string,
  press: (isPublished: boolean) => Promise<boolean>,
): Promise<void> {
  const before = running.get(name) ?? Promise.resolve(false);
  const mine = before.catch(() => false).then(press);
  running.set(name, mine);
  try {
    await mine;
  } finally {
    if (running.get(name) === mine) running.delete(name);
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
