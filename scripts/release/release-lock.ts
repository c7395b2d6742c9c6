/** One release at a time in a folder of the project: each builds into dist/, and would upload what another has built. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/files-below.ts';
import { holderOf, take, takeOver } from '../commands/take-turn.mjs';

/** Begins with the id of the process that releases. Git ignores it. */
const lockFile = join(root, '.wrangler', 'release.lock');

/**
 * Runs the work while no other process releases from this folder.
 * @throws Error while one does, before the work begins
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
    // Given back since.
    if (holder === undefined) continue;
    const other = Number.parseInt(holder, 10);
    // A process that was killed may have had this one's id, in a container that starts as the last one did.
    if (other !== process.pid && isRunning(other)) {
      throw new Error(
        `Process ${other} is releasing from this folder, and both would build into dist/: wait for its end, or end it, then release again. If it is no release, delete ${file}`,
      );
    }
    // A killed process leaves its own behind.
    if (takeOver(file, holder, me)) return;
    throw new Error(
      `Another release takes over from one that was killed: wait for its end, then release again. If there is none, delete ${file}*`,
    );
  }
}

/** An empty or broken file names nobody. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
