/** One run: its own worker and partner, and the phases one after the other. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, type Prepared } from '../harness/prepared-worker.ts';
import { type RunningWorker, startWorker, type WorkerChoice } from '../harness/running-worker.ts';
import { partnerVars } from '../partner/partner-vars.ts';
import { startPartner } from '../partner/start-partner.ts';
import { learn } from './known.ts';
import type { Phase } from './phases.ts';
import { type Ground, type Played, playPhase, recovered } from './play-phase.ts';
import { brokenLog } from './upstream-verdict.ts';
import { sites, visitorOf } from './upstream-visitors.ts';

export interface Ran {
  readonly played: readonly Played[];
  /** Problems outside the phases; empty when all is well. */
  readonly problems: readonly string[];
}

export interface RunOptions {
  readonly seed: number;
  readonly pages: number;
  readonly phases: readonly Phase[];
  readonly bundle: WorkerChoice['bundle'];
}

export async function playRun(
  prepared: Prepared,
  folder: string,
  { seed, pages, phases, bundle }: RunOptions,
): Promise<Ran> {
  emptyFolder(folder);
  const partner = await startPartner();
  const { origin } = partner;
  const worker = await startWorker(prepared, folder, { bundle, vars: partnerVars(origin) });
  const { port, log } = worker;
  try {
    const known = new Map(
      await Promise.all(sites.map(async (site) => [site, await learn(port, site)] as const)),
    );
    const played: Played[] = [];
    const problems: string[] = [];
    let first = 1;
    for (const phase of phases) {
      const ground = { port, seed, known, partner: origin };
      const end = first + Math.max(1, Math.round((pages * phase.visitors) / 100));
      if (!(await recovered(ground))) {
        problems.push(`before ${phase.name}: the partner is well, but the worker does not see it`);
        break;
      }
      if (phase.prompt) await startAfresh(worker, ground);
      played.push(await playPhase(ground, phase, [first, end]));
      first = end;
    }
    return { played, problems: [...problems, ...brokenLog(log)] };
  } finally {
    await worker.kill();
    await partner.stop();
  }
}

/** Restarts the worker without its cache, and gets its slow first requests over with pages that call no upstream. */
async function startAfresh(worker: RunningWorker, { port, seed, known }: Ground): Promise<void> {
  await worker.kill();
  rmSync(join(worker.state, 'cache'), { recursive: true, force: true });
  await worker.start();
  for (const [site, facts] of known) {
    const visitor = visitorOf({ port, seed, index: 0, site, known: facts });
    const { basicInfo } = facts;
    for (const path of ['/terms-and-conditions', '/privacy-policy', '/no-such-page', basicInfo]) {
      await visitor.ask({ path, patienceMs: 10_000 });
    }
  }
}
