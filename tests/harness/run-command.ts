/** The entry point of a run: prepares the worker and its mutant, chooses folders and sets the exit code. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/files-below.ts';
import { type Prepared, prepareWorker } from './prepared-worker.ts';

export interface RunSetup {
  /** Results are left in `test-results/<name>`. */
  readonly name: string;
  /** The entry of a worker that breaks its promise, from the project's root. */
  readonly mutantEntry: string;
}

/** Prepares and plays a run, then exits: 0 when every promise was kept, 1 when one was not. */
export async function playAndExit(
  { name, mutantEntry }: RunSetup,
  play: (prepared: Prepared, folder: string) => Promise<boolean>,
): Promise<never> {
  // The processes that a run has started are ended only on a regular exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  const folder = join(root, 'test-results', name);
  const own = join(folder, `prepared-${process.pid}`);
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  const prepared = await prepareWorker(own, mutantEntry);
  process.exit((await play(prepared, folder)) ? 0 : 1);
}
