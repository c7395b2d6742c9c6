/** `npm run test:faults`: kills the worker, lets the partner misbehave, audits what was promised (docs/operations/faults.md). */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, readOptions } from '../tests/faults/fault-options.ts';
import { playRun, type RunOptions } from '../tests/faults/fault-run.ts';
import { brokenOutage, brokenRun, table } from '../tests/faults/fault-verdict.ts';
import { playOutage } from '../tests/faults/outage.ts';
import { prepareRuns } from '../tests/faults/prepare-faults.ts';
import { playShort } from '../tests/faults/short-faults.ts';
import type { Prepared } from '../tests/faults/stage.ts';
import { root } from './build/files-below.ts';

// Leaving through the front door ends the processes that a run has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const folder = join(root, 'test-results', 'faults');
const options = readOptions(process.argv.slice(2));
const shared = join(folder, `prepared-${process.pid}`);
process.on('exit', () => rmSync(shared, { recursive: true, force: true }));
const prepared = await prepareRuns(shared);
process.exit((await play(prepared, options)) ? 0 : 1);

/** True when everything promised was kept. */
async function play(prepared: Prepared, { short, outage, report, ...run }: Options) {
  if (short) {
    const tally = await playShort(prepared, folder);
    if (report) writeFileSync(report, JSON.stringify(tally));
    return tally.failed === 0;
  }
  const { seed, leads } = run;
  if (!outage) return playOne(prepared, run);
  const result = await playOutage(prepared, join(folder, `outage-${seed}`), { seed, leads });
  return say({ outage: true, seed, leads }, result, brokenOutage(result, leads));
}

async function playOne(prepared: Prepared, run: RunOptions): Promise<boolean> {
  const { seed, leads, kills, mutant } = run;
  const name = `seed-${seed}${mutant ? `-${mutant}` : ''}`;
  const result = await playRun(prepared, join(folder, name), run);
  return say({ seed, leads, kills, mutant }, result, brokenRun(result, run));
}

function say(
  run: object,
  result: Parameters<typeof table>[0],
  reasons: readonly string[],
): boolean {
  const kept = reasons.length === 0;
  console.log(table(result));
  console.log(kept ? 'The promise was kept.' : `The promise was broken: ${reasons.join('; ')}.`);
  console.log(JSON.stringify({ run, kept, ...result }));
  return kept;
}
