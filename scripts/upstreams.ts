/** `npm run test:upstreams`: makes every upstream of a remote site fail in every way, and checks that pages still arrive (docs/operations/faults.md). */
import { join } from 'node:path';
import { playAndExit } from '../tests/harness/run-command.ts';
import { closeReport } from '../tests/harness/run-report.ts';
import { allPhases } from '../tests/upstreams/phases.ts';
import { playShort } from '../tests/upstreams/short-upstreams.ts';
import { playRun } from '../tests/upstreams/upstream-run.ts';
import { brokenPhase, figuresOf, table } from '../tests/upstreams/upstream-verdict.ts';
import { readCommandLine } from './commands/command-line.mjs';

const { flag, text } = readCommandLine('upstreams');
const [short, json, report] = [flag('short'), flag('json'), text('report')];
const seed = Number(text('seed') ?? '1');
const pages = Number(text('pages') ?? '10000');
const mutant = text('mutant') !== undefined;

const setup = { name: 'upstreams', mutantEntry: 'tests/upstreams/no-deadline.mutant.ts' };
await playAndExit(setup, async (prepared, folder) => {
  if (short) return closeReport('upstreams', await playShort(prepared, folder, seed), report);
  const bundle = mutant ? 'mutant' : 'real';
  const name = `seed-${seed}${mutant ? '-mutant' : ''}`;
  const run = { seed, pages, bundle, phases: allPhases } as const;
  const { played, problems } = await playRun(prepared, join(folder, name), run);
  const figures = played.map(figuresOf);
  const reasons = [...played.flatMap(brokenPhase), ...problems];
  const kept = reasons.length === 0;
  if (json) console.log(JSON.stringify({ seed, pages, mutant, kept, reasons, figures }));
  else console.log([table(figures), ...(kept ? ['Nothing was missed.'] : reasons)].join('\n'));
  return kept;
});
