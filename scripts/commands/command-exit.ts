/** Runs a command: a failure prints one line without the stack, and sets an exit code that says whose fault it is. */
import { UsageError } from './command-line.mjs';
import { reasonOf } from './reason-of.ts';

/** Exit code 2: the command line is invalid. Exit code 1: the work failed. Otherwise the code that the work set. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** The same for a command that starts servers: they end with this process, and would keep a failed one alive. */
export async function runServing(work: () => Promise<void>): Promise<void> {
  await runCommand(work);
  if (process.exitCode) process.exit();
}
