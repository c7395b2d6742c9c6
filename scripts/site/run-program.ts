/** Runs one of the machine's programs for its output. */
import { execFile } from 'node:child_process';

/** null if the program does not exist or failed. */
export function runProgram(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: 5_000 }, (error, output) =>
      resolve(error === null ? output : null),
    );
  });
}
