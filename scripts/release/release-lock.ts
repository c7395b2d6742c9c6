/** One release at a time in a folder of the project: each builds into dist/, and would upload what another has built. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/files-below.ts';

/** Holds the id of the process that releases. Git ignores it. */
const lockFile = join(root, '.wrangler', 'release.lock');

/**
 * Runs the work while no other process releases from this folder.
 * @throws Error while one does, before the work begins
 */
export async function releaseAlone<T>(work: () => Promise<T>, file = lockFile): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  if (!takes(file)) {
    const other = Number(readFileSync(file, 'utf8'));
    // A process that was killed may have had this one's id, in a container that starts as the last one did.
    if (other !== process.pid && isRunning(other)) {
      throw new Error(
        `Process ${other} is releasing from this folder, and both would build into dist/: wait for its end, or end it, then release again. If it is no release, delete ${file}`,
      );
    }
    // A killed process leaves its own behind.
    rmSync(file, { force: true });
    if (!takes(file)) return releaseAlone(work, file);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** True when the lock is this process's now: of two at once, one makes the file. */
function takes(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
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
