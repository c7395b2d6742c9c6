/** The short run of `npm test`: the worker keeps its promises, and the run catches a mutant that does not. */
import { join } from 'node:path';
import type { Prepared } from '../harness/prepared-worker.ts';
import { check } from '../harness/run-report.ts';
import { type Phase, shortPhases } from './phases.ts';
import { playRun } from './upstream-run.ts';
import { brokenPhase, figuresOf, table } from './upstream-verdict.ts';

const pages = 500;
const mutantPages = 40;
const hangingOnly: readonly Phase[] = shortPhases
  .filter(({ prompt }) => prompt)
  .map(({ prompt: _, ...phase }) => ({ ...phase, visitors: 100 }));

/** The mutant mostly waits, so it runs at the same time as the real worker. */
export function playShort(prepared: Prepared, folder: string, seed: number): Promise<boolean[]> {
  const real = check(`${pages} visitors, every upstream failing`, async () => {
    const options = { seed, pages, phases: shortPhases, bundle: 'real' } as const;
    const { played, problems } = await playRun(prepared, join(folder, 'short'), options);
    console.log(table(played.map(figuresOf)));
    return [...played.flatMap(brokenPhase), ...problems];
  });
  const mutant = check('the mutant without deadlines is caught', async () => {
    const options = { seed, pages: mutantPages, phases: hangingOnly, bundle: 'mutant' } as const;
    const { played } = await playRun(prepared, join(folder, 'short-mutant'), options);
    const missed = played.some(({ visits }) =>
      visits.some(({ outcome }) => outcome.result === 'missed'),
    );
    return missed ? [] : ['its visitors missed nothing'];
  });
  return Promise.all([real, mutant]);
}
