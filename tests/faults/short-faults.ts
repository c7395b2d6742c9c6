/** The short run of `npm test`: the worker keeps the promise, and the run sees it when two mutants do not. */
import { join } from 'node:path';
import type { Tally } from '../../scripts/testing/test-report.ts';
import { type Mutant, playRun, type RunOptions } from './fault-run.ts';
import { brokenOutage, brokenRun } from './fault-verdict.ts';
import { playOutage } from './outage.ts';
import type { Prepared } from './stage.ts';

const real: RunOptions = { seed: 1, leads: 150, kills: 2 };
/** With this seed the partner refuses three of the last deliveries, so something waits when the kill comes. */
const mutated: RunOptions = { seed: 1, leads: 60, kills: 1 };
const outage = { seed: 1, leads: 150 };

/** The real one has the machine to itself; the others mostly wait, so they wait together. */
export async function playShort(prepared: Prepared, folder: string): Promise<Tally> {
  const first = await check(`${real.leads} leads, ${real.kills} kills: nothing lost`, async () => {
    const result = await playRun(prepared, join(folder, 'short'), real);
    return brokenRun(result, real);
  });
  const others = await Promise.all([
    check(`partner away with ${outage.leads} leads waiting: all arrive`, async () => {
      const result = await playOutage(prepared, join(folder, 'short-outage'), outage);
      return brokenOutage(result, outage.leads);
    }),
    check('the mutant that only queues is caught', () => caught('queue-only')),
    check('the mutant that never sweeps is caught', () => caught('no-sweep')),
  ]);
  const checks = [first, ...others];
  const failed = checks.filter((ok) => !ok).length;
  return { name: 'faults', passed: checks.length - failed, failed, skipped: 0 };

  async function caught(mutant: Mutant): Promise<string[]> {
    const result = await playRun(prepared, join(folder, `short-${mutant}`), { ...mutated, mutant });
    return result.lost > 0 ? [] : ['it lost nothing, so the run could not see a loss'];
  }
}

async function check(name: string, work: () => Promise<readonly string[]>): Promise<boolean> {
  const began = Date.now();
  const reasons = await work();
  const seconds = Math.round((Date.now() - began) / 1000);
  const ok = reasons.length === 0;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `: ${reasons.join('; ')}`}`);
  return ok;
}
