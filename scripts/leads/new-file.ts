/** Writes a file with personal data. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../commands/command-line.mjs';
import { reasonOf } from '../commands/reason-of.ts';

/**
 * For a command that reads for minutes before it writes.
 * @throws UsageError when the file exists
 */
export function demandNew(file: string, what = '--out'): void {
  if (!existsSync(file)) return;
  throw new UsageError(`${what}: ${file} exists: name a file that does not exist yet`);
}

/**
 * Never overwrites a file; only the user can read it. A failure leaves no part of it.
 * @param what names the file in the error, such as `--out`
 * @throws UsageError when it cannot be written
 */
export function writeNew(file: string, text: string, what = '--out'): void {
  const handle = opened(file, what);
  try {
    writeFileSync(handle, text);
  } catch (error) {
    rmSync(file, { force: true });
    const reason = reasonOf(error);
    throw new UsageError(
      `${what}: ${reason}: nothing is left of ${file}: make room, or name a file elsewhere`,
      { cause: error },
    );
  } finally {
    closeSync(handle);
  }
}

function opened(file: string, what: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const reason = reasonOf(error);
    throw new UsageError(`${what}: ${reason}: name a file that does not exist yet`, {
      cause: error,
    });
  }
}
