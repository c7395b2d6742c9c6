/** `npm run test:upstreams`: every upstream of a remote site fails in every way, and pages still arrive (docs/operations/faults.md). */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPhases } from '../tests/upstreams/phases.ts';
import { type PreparedRuns, prepareRuns } from '../tests/upstreams/prepare-upstreams.ts';
import { playShort } from '../tests/upstreams/short-upstreams.ts';
import { type Options, readOptions } from '../tests/upstreams/upstream-options.ts';
import { playRun } from '../tests/upstreams/upstream-run.ts';
import { brokenPhase, figuresOf, table } from '../tests/upstreams/upstream-verdict.ts';
import { root } from './build/files-below.ts';

// Leaving through the front door ends the processes that a run has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const folder = join(root, 'test-results', 'upstreams');
const options = readOptions(process.argv.slice(2));
const shared = join(folder, `prepared-${process.pid}`);
process.on('exit', () => rmSync(shared, { recursive: true, force: true }));
const prepared = await prepareRuns(shared);
process.exit((await play(prepared, options)) ? 0 : 1);

/** True when nothing was missed. */
async function play(prepared: PreparedRuns, { short, report, mutant, seed, pages, json }: Options) {
  if (short) {
    const tally = await playShort(prepared, folder, seed);
    if (report) writeFileSync(report, JSON.stringify(tally));
    return tally.failed === 0;
  }
  const bundle = mutant ? prepared.bundles.mutant : prepared.bundles.real;
  const name = `seed-${seed}${mutant ? '-mutant' : ''}`;
  const { played, log } = await playRun(prepared, join(folder, name), {
    ...{ seed, pages, bundle },
    phases: allPhases,
  });
  const figures = played.map(figuresOf);
  const reasons = [...played.flatMap(brokenPhase), ...log];
  const kept = reasons.length === 0;
  if (json) console.log(JSON.stringify({ seed, pages, mutant, kept, reasons, figures }));
  else console.log([table(figures), ...(kept ? ['Nothing was missed.'] : reasons)].join('\n'));
  return kept;
}
