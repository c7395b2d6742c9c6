/** Runs a command: a failure is one line without the stack, and an exit code that says whose fault it was. */
import { UsageError } from './command-line.mjs';
import { reasonOf } from './reason-of.ts';

/** Exit code 2: the command line makes no sense. Exit code 1: what it asks for failed. Else what the work set. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
