/** Writes a file with personal data. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../commands/command-line.mjs';
import { reasonOf } from '../commands/reason-of.ts';

/** Where a file is written until it is whole: half a list of leads reads like a whole one. */
const partOf = (file: string) => `${file}.part`;

/**
 * For a command that reads for minutes before it writes.
 * @throws UsageError when the file exists, or a part of it
 */
export function demandNew(file: string, what = '--out'): void {
  demandAbsent(file, what);
  if (existsSync(partOf(file))) throw partIsThere(file, what);
}

/**
 * Never overwrites a file; only the user can read it. A failure leaves no part of it, and a killed command none
 * under its name.
 * @param what names the file in the error, such as `--out`
 * @throws UsageError when it cannot be written
 */
export function writeNew(file: string, text: string, what = '--out'): void {
  demandNew(file, what);
  const part = partOf(file);
  const handle = opened(file, what);
  try {
    writeFileSync(handle, text, { flush: true });
    // Another command may have finished the same file before this one opened its part.
    demandAbsent(file, what);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof UsageError) throw error;
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
    return openSync(partOf(file), 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw partIsThere(file, what);
    const reason = reasonOf(error);
    throw new UsageError(`${what}: ${reason}: name a file that does not exist yet`, {
      cause: error,
    });
  }
}

function demandAbsent(file: string, what: string): void {
  if (!existsSync(file)) return;
  throw new UsageError(`${what}: ${file} exists: name a file that does not exist yet`);
}

const partIsThere = (file: string, what: string): UsageError =>
  new UsageError(
    `${what}: ${partOf(file)} is being written by another command, or was left by one that was killed: in the second case delete it, or name a file elsewhere`,
  );
