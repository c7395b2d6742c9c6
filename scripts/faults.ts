/** `npm run test:faults`: kills the worker, makes the partner misbehave, audits what was promised (docs/operations/faults.md). */
import { join } from 'node:path';
import { playRun } from '../tests/faults/fault-run.ts';
import { brokenOutage, brokenRun, table } from '../tests/faults/fault-verdict.ts';
import { playOutage } from '../tests/faults/outage.ts';
import { playShort } from '../tests/faults/short-faults.ts';
import { playAndExit } from '../tests/harness/run-command.ts';
import { closeReport } from '../tests/harness/run-report.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { faultMutants } from './commands/known-options.mjs';

const { flag, text } = readCommandLine('faults');
const [short, outage, report] = [flag('short'), flag('outage'), text('report')];
const seed = Number(text('seed') ?? '1');
const leads = Number(text('leads') ?? (outage ? '5000' : '3000'));
const kills = Number(text('kills') ?? '12');
const mutant = faultMutants.find((one) => one === text('mutant'));

const setup = { name: 'faults', mutantEntry: 'tests/faults/queue-only.mutant.ts' };
await playAndExit(setup, async (prepared, folder) => {
  if (short) return closeReport('faults', await playShort(prepared, folder), report);
  if (outage) {
    const result = await playOutage(prepared, join(folder, `outage-${seed}`), { seed, leads });
    return say({ outage, seed, leads }, result, brokenOutage(result, leads));
  }
  const run = { seed, leads, kills, mutant };
  const name = `seed-${seed}${mutant ? `-${mutant}` : ''}`;
  const result = await playRun(prepared, join(folder, name), run);
  return say(run, result, brokenRun(result, run));
});

/** @returns true if every promise was kept */
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
