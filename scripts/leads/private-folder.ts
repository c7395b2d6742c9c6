/** A temporary folder for personal data: it is gone when the work ends, when the process is ended, or at the next start. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'kurrajong-leads-';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @param work gets the path of a folder that only this user can read */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    remove();
    forget();
    // Nobody listens any more, so it ends the process as ever.
    process.kill(process.pid, signal);
  };
  const forget = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    forget();
    remove();
  }
}

/** Removes what processes left that were killed. */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isRunning(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0])) {
      continue;
    }
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's, whose own next start removes it.
    }
  }
}

/** @param pid undefined: of a version that did not name its process */
function isRunning(pid: string | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // Another user's process may not be asked, and runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
