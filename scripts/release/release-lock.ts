/** One release at a time per project folder: each builds into dist/, and might upload another's build. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/files-below.ts';
import { isRunning } from '../commands/is-running.ts';
import { holderOf, take, takeOver } from '../commands/take-turn.mjs';

/** Starts with the id of the releasing process. Git ignores it. */
const lockFile = join(root, '.wrangler', 'release.lock');

/**
 * Runs the work if no other process is releasing from this folder.
 * @throws Error if one is, before the work begins
 */
export async function releaseAlone<T>(work: () => Promise<T>, file = lockFile): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const me = `${process.pid}-${randomUUID()}`;
  lock(file, me);
  try {
    return await work();
  } finally {
    if (holderOf(file)?.name === me) rmSync(file, { force: true });
  }
}

function lock(file: string, me: string): void {
  while (!take(file, me)) {
    const holder = holderOf(file)?.name;
    // Released in the meantime.
    if (holder === undefined) continue;
    const other = Number.parseInt(holder, 10);
    // A restarted container reuses process ids, so a killed process may have had this one's.
    if (other !== process.pid && isRunning(other)) {
      throw new Error(
        `Process ${other} is releasing from this folder, and both would build into dist/: wait until it finishes, or stop it, then release again. If it is not a release, delete ${file}`,
      );
    }
    // A killed process leaves its lock behind.
    if (takeOver(file, holder, me)) return;
    throw new Error(
      `Another release is taking over from one that was killed: wait until it finishes, then release again. If there is none, delete ${file}*`,
    );
  }
}
