/** The short run of `npm test`: the worker keeps its promise, and the run catches two mutants that do not. */
import { join } from 'node:path';
import { faultMutants } from '../../scripts/commands/known-options.mjs';
import type { Prepared } from '../harness/prepared-worker.ts';
import { check } from '../harness/run-report.ts';
import { playRun, type RunOptions } from './fault-run.ts';
import { brokenOutage, brokenRun } from './fault-verdict.ts';
import { playOutage } from './outage.ts';

const real: RunOptions = { seed: 1, leads: 150, kills: 2 };
/** With this seed the partner refuses three of the last deliveries, so something waits when the kill comes. */
const mutated: RunOptions = { seed: 1, leads: 60, kills: 1 };
const outage = { seed: 1, leads: 150 };

const caught = {
  'queue-only': 'the mutant that only queues is caught',
  'no-sweep': 'the mutant that never sweeps is caught',
} as const;

/** The run with kills has the machine to itself; the others mostly wait, so they run together. */
export async function playShort(prepared: Prepared, folder: string): Promise<boolean[]> {
  const first = await check(`${real.leads} leads, ${real.kills} kills: nothing lost`, async () =>
    brokenRun(await playRun(prepared, join(folder, 'short'), real), real),
  );
  const away = check(`partner away with ${outage.leads} leads waiting: all arrive`, async () =>
    brokenOutage(await playOutage(prepared, join(folder, 'short-outage'), outage), outage.leads),
  );
  const catches = faultMutants.map((mutant) =>
    check(caught[mutant], async () => {
      const own = join(folder, `short-${mutant}`);
      const { lost } = await playRun(prepared, own, { ...mutated, mutant });
      return lost > 0 ? [] : ['it lost nothing, so the run could not see a loss'];
    }),
  );
  return [first, ...(await Promise.all([away, ...catches]))];
}
