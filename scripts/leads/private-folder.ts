/** A temporary folder for personal data, removed when the work or the process ends, or else at the next start. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../commands/is-running.ts';

const prefix = 'kurrajong-leads-';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @param work receives the path of a folder that only this user can read */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    remove();
    forget();
    // The listener is gone, so the signal ends the process as usual.
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

/** Removes folders left by killed processes. */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    // Folders of older versions do not name their process.
    const pid = Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]);
    if (!name.startsWith(prefix) || isRunning(pid)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's folder, which that user's next start removes.
    }
  }
}
