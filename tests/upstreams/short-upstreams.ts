/** The short run of `npm test`: the worker keeps its promises, and the run sees it when a mutant does not. */
import { join } from 'node:path';
import type { Tally } from '../../scripts/testing/test-report.ts';
import { type Phase, shortPhases } from './phases.ts';
import type { PreparedRuns } from './prepare-upstreams.ts';
import { playRun } from './upstream-run.ts';
import { brokenPhase, figuresOf, table } from './upstream-verdict.ts';

const pages = 500;
const mutantPages = 40;
const hangingOnly: readonly Phase[] = shortPhases
  .filter(({ prompt }) => prompt)
  .map((phase) => ({ ...phase, visitors: 100, prompt: false }));

/** The mutant mostly waits, so it waits beside the real one. */
export async function playShort(
  prepared: PreparedRuns,
  folder: string,
  seed: number,
): Promise<Tally> {
  const { real: bundle, mutant } = prepared.bundles;
  const checks = await Promise.all([real(), caught()]);
  const failed = checks.filter((ok) => !ok).length;
  return { name: 'upstreams', passed: checks.length - failed, failed, skipped: 0 };

  async function real(): Promise<boolean> {
    const options = { seed, pages, phases: shortPhases, bundle };
    const { played, log } = await playRun(prepared, join(folder, 'short'), options);
    console.log(table(played.map(figuresOf)));
    return said(`${pages} visitors, every upstream failing`, [
      ...played.flatMap(brokenPhase),
      ...log,
    ]);
  }

  async function caught(): Promise<boolean> {
    const options = { seed, pages: mutantPages, phases: hangingOnly, bundle: mutant };
    const { played } = await playRun(prepared, join(folder, 'short-mutant'), options);
    const missed = played.flatMap(({ visits }) =>
      visits.filter(({ outcome }) => outcome.result === 'missed'),
    );
    const reasons = missed.length > 0 ? [] : ['its visitors missed nothing'];
    return said('the mutant without deadlines is caught', reasons);
  }
}

function said(name: string, reasons: readonly string[]): boolean {
  const ok = reasons.length === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}${ok ? '' : `:\n  ${reasons.join('\n  ')}`}`);
  return ok;
}
