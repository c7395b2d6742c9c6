/** One run: a worker and a partner of its own, the phases one after the other. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lighthouse/free-port.ts';
import type { Platform } from '../faults/platform.ts';
import { supervise } from '../faults/supervisor.ts';
import { partnerVars } from '../partner/partner-vars.ts';
import { startPartner } from '../partner/start-partner.ts';
import { learn } from './known.ts';
import { brokenLog } from './log.ts';
import type { Phase } from './phases.ts';
import { type Ground, type Played, play } from './play.ts';
import { untilRecovered } from './recovery.ts';
import { sites, visitorOf } from './upstream-visitors.ts';

/** What all runs share. */
export interface Prepared {
  readonly workerOptions: Platform['workerOptions'];
  /** A filled platform to copy. */
  readonly template: string;
}

export interface Ran {
  readonly played: readonly Played[];
  /** What is wrong with the log. */
  readonly log: readonly string[];
}

export interface RunOptions {
  readonly seed: number;
  readonly pages: number;
  readonly phases: readonly Phase[];
  /** The worker: the real one, or a mutant. */
  readonly bundle: string;
}

export async function playRun(
  { workerOptions, template }: Prepared,
  folder: string,
  { seed, pages, phases, bundle }: RunOptions,
): Promise<Ran> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const state = join(folder, 'state');
  cpSync(template, state, { recursive: true });
  const partner = await startPartner();
  const port = await freePort();
  const vars = partnerVars(partner.origin);
  const log = join(folder, 'worker.log');
  const worker = supervise({ bundle, folder: state, port, workerOptions, vars }, log);
  await worker.start();
  try {
    const known = new Map(
      await Promise.all(sites.map(async (site) => [site, await learn(port, site)] as const)),
    );
    const ground = { port, seed, known, partner: partner.origin };
    const played = await playPhases(ground, phases, pages, async () => {
      await worker.stop();
      rmSync(join(state, 'cache'), { recursive: true, force: true });
      await worker.start();
    });
    return { played, log: brokenLog(log) };
  } finally {
    await worker.stop();
    partner.stop();
  }
}

async function playPhases(
  ground: Ground,
  phases: readonly Phase[],
  pages: number,
  forget: () => Promise<void>,
): Promise<Played[]> {
  const played: Played[] = [];
  let first = 1;
  for (const phase of phases) {
    const end = first + Math.max(1, Math.round((pages * phase.visitors) / 100));
    await untilRecovered(ground);
    if (phase.prompt) {
      await forget();
      await warm(ground);
    }
    played.push(await play(ground, phase, [first, end]));
    first = end;
  }
  return played;
}

/** A worker that has just started is slow at first: pages that ask nobody outside take that upon themselves. */
async function warm({ port, seed, known }: Ground): Promise<void> {
  for (const [site, facts] of known) {
    const visitor = visitorOf({ port, seed, index: 0, site, known: facts });
    const { basicInfo } = facts;
    for (const path of ['/terms-and-conditions', '/privacy-policy', '/no-such-page', basicInfo]) {
      await visitor.ask({ path, patienceMs: 10_000 });
    }
  }
}
