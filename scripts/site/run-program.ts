/** Runs a program of the machine for its output. */
import { execFile } from 'node:child_process';

/** null: there is no such program, or it failed. */
export function runProgram(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: 5_000 }, (error, output) =>
      resolve(error === null ? output : null),
    );
  });
}
