/** The short load of `npm test`: no error, every lead stored, the mix as planned; and it catches a mutant that forgets. */
import { join } from 'node:path';
import { root } from '../../scripts/build/files-below.ts';
import { bundleWorker } from '../../scripts/site/built-site.ts';
import type { DirectOrder } from '../harness/direct-site.ts';
import type { Prepared } from '../harness/prepared-worker.ts';
import { check } from '../harness/run-report.ts';
import { brokenDay } from './day-figures.ts';
import { playDay } from './day-run.ts';
import { brokenLoad, figuresOf } from './load-figures.ts';
import { playLoad } from './load-run.ts';

const requests = 1_000;
const mutantRequests = 300;
const dayVisits = 400;

/** The order for a load on one of the bundles. */
export function loadOrder(
  { bundles, options, template }: Prepared,
  bundle: keyof Prepared['bundles'],
  folder: string,
): DirectOrder {
  return { options, template, folder, bundle: bundles[bundle], vars: {} };
}

/** The order for a day, whose worker counts its use of the platform. */
export async function countingOrder(prepared: Prepared, folder: string): Promise<DirectOrder> {
  const entry = join(root, 'bench', 'entries', 'counted-site.ts');
  const bundle = await bundleWorker(`${folder}-bundle`, { entry });
  return { ...loadOrder(prepared, 'real', folder), bundle };
}

export async function playShort(
  prepared: Prepared,
  folder: string,
  seed: number,
): Promise<boolean[]> {
  const real = await check(
    `${requests} requests of a mixed load: no error, no lead lost`,
    async () => {
      const order = loadOrder(prepared, 'real', join(folder, 'short'));
      const figures = figuresOf(await playLoad(order, { seed, requests, rate: 0 }));
      const counts = figures.kinds.map(({ kind, count }) => `${kind} ${count}`).join(', ');
      const right =
        'cached page 700, first render 100, address keystroke 100, list of plans 50, lead 50';
      return [...brokenLoad(figures, 0), ...(counts === right ? [] : [`the mix was ${counts}`])];
    },
  );
  const caught = await check('a mutant that forgets leads is caught', async () => {
    const order = loadOrder(prepared, 'mutant', join(folder, 'short-mutant'));
    const run = await playLoad(order, { seed, requests: mutantRequests, rate: 0 });
    return run.leadReasons.some((reason) => reason.startsWith('leads lost'))
      ? []
      : ['it forgot leads, and the load did not see it'];
  });
  const day = await check(
    `a day of ${dayVisits} visits costs what its visits add up to`,
    async () => {
      const order = await countingOrder(prepared, join(folder, 'short-day'));
      return brokenDay(await playDay(order, { seed, visits: dayVisits, alone: 0 }));
    },
  );
  return [real, caught, day];
}
