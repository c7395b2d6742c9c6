/** The value of LEAD_PARTNERS from a file: where it is a secret, nobody can read it back. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../commands/command-line.mjs';
import { reasonOf } from '../commands/reason-of.ts';

/**
 * @param file the value of `--partners`
 * @throws UsageError when it cannot be read or is empty
 */
export function partnersIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--partners cannot be read: ${reasonOf(error)}`, { cause: error });
  }
  if (text.trim() === '') throw new UsageError(`--partners ${file} is empty`);
  return text;
}
