/** `npm run load`: sends mixed traffic to the built worker, reports errors, times and memory, and checks every lead at the end (docs/operations/speed.md). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playAndExit } from '../../tests/harness/run-command.ts';
import { closeReport } from '../../tests/harness/run-report.ts';
import { brokenDay, dayTable } from '../../tests/load/day-figures.ts';
import { playDay } from '../../tests/load/day-run.ts';
import { brokenLoad, figuresOf, loadTable } from '../../tests/load/load-figures.ts';
import { playLoad } from '../../tests/load/load-run.ts';
import { countingOrder, loadOrder, playShort } from '../../tests/load/short-load.ts';
import { readCommandLine } from '../commands/command-line.mjs';

const { flag, text } = readCommandLine('bench/load');
const [short, day, report] = [flag('short'), flag('day'), text('report')];
const seed = Number(text('seed') ?? '1');
const visits = Number(text('visits') ?? '6000');
const minutes = Number(text('minutes') ?? '30');
const rate = Number(text('rate') ?? '100');
const mutant = text('mutant') !== undefined;

const setup = { name: 'load', mutantEntry: 'tests/load/forgetful.mutant.ts' };
await playAndExit(setup, async (prepared, folder) => {
  if (short) return closeReport('load', await playShort(prepared, folder, seed), report);
  if (day) {
    const order = await countingOrder(prepared, join(folder, `day-${seed}`));
    const run = await playDay(order, { seed, visits, alone: 60 });
    return say(join(folder, `day-${seed}.json`), dayTable(run), { seed, ...run }, brokenDay(run));
  }
  const order = loadOrder(prepared, mutant ? 'mutant' : 'real', join(folder, `seed-${seed}`));
  const requests = minutes * 60 * (rate || 100);
  const figures = figuresOf(await playLoad(order, { seed, requests, rate }));
  const reasons = brokenLoad(figures, minutes);
  const file = join(folder, `seed-${seed}.json`);
  return say(file, loadTable(figures), { seed, minutes, rate, ...figures }, reasons);
});

/** @param reasons what is wrong @returns true when nothing is */
function say(file: string, table: string, figures: object, reasons: readonly string[]): boolean {
  const kept = reasons.length === 0;
  writeFileSync(file, JSON.stringify({ kept, reasons, ...figures }, null, 2));
  console.log([table, ...(kept ? ['Everything was kept.'] : reasons), file].join('\n'));
  return kept;
}
