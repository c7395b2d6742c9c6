/** `npm run load`: mixed traffic on the built worker, its errors, times and memory; every lead is looked up at the end (docs/operations/speed.md). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commonOptions, oneOf, playAndExit, wholeNumber } from '../../tests/harness/run-command.ts';
import { closeReport } from '../../tests/harness/run-report.ts';
import { brokenLoad, figuresOf, loadTable } from '../../tests/load/load-figures.ts';
import { playLoad } from '../../tests/load/load-run.ts';
import { loadOrder, playShort } from '../../tests/load/short-load.ts';

const { values } = parseArgs({
  options: {
    ...commonOptions,
    minutes: { type: 'string', default: '30' },
    /** Requests a second; 0: as fast as they are answered, until as many have been made. */
    rate: { type: 'string', default: '100' },
  },
});
const { short, report } = values;
const seed = wholeNumber('seed', values.seed);
const minutes = wholeNumber('minutes', values.minutes);
const rate = wholeNumber('rate', values.rate);
const mutant = oneOf('mutant', values.mutant, ['forgetful']);
if (minutes === 0) throw new Error('--minutes is at least 1');

const setup = { name: 'load', mutantEntry: 'tests/load/forgetful.mutant.ts' };
await playAndExit(setup, async (prepared, folder) => {
  if (short) return closeReport('load', await playShort(prepared, folder, seed), report);
  const order = loadOrder(prepared, mutant ? 'mutant' : 'real', join(folder, `seed-${seed}`));
  const requests = minutes * 60 * (rate || 100);
  const figures = figuresOf(await playLoad(order, { seed, requests, rate }));
  const reasons = brokenLoad(figures, minutes);
  const kept = reasons.length === 0;
  const file = join(folder, `seed-${seed}.json`);
  writeFileSync(file, JSON.stringify({ seed, minutes, rate, kept, reasons, ...figures }, null, 2));
  console.log(
    [loadTable(figures), ...(kept ? ['Everything was kept.'] : reasons), file].join('\n'),
  );
  return kept;
});
