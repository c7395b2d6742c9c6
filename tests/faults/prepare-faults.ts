/** Once for all runs: the worker bundled as it is deployed, and a platform with tables, addresses and content. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/files-below.ts';
import { freePort } from '../../scripts/lighthouse/free-port.ts';
import { bundleWorker, fillStorage, workerOptions } from '../../scripts/site/built-site.ts';
import { openPlatform, type Platform } from './platform.ts';
import type { Prepared } from './stage.ts';

/** The brand whose site is used. */
export const brand = 'acacia';

const mutantEntry = join(root, 'tests/faults/mutants/queue-only.ts');

/** Fills an empty folder. @param slugs brands whose content is published */
export async function fillPlatform(
  platform: Platform,
  slugs: readonly string[] = [brand],
): Promise<void> {
  const server = await openPlatform(platform);
  try {
    await fillStorage(server, slugs);
  } finally {
    await server.dispose();
  }
}

/** Bundles the worker and the mutant, fills a platform to copy. */
export async function prepareRuns(folder: string): Promise<Prepared> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const template = join(folder, 'template');
  const real = await bundleWorker(join(folder, 'worker'));
  // The first bundling has built the client; the second finds it.
  process.env.KURRAJONG_BUILT = '1';
  const queueOnly = await bundleWorker(join(folder, 'queue-only'), mutantEntry);
  const options = workerOptions();
  await fillPlatform({
    ...{ bundle: real, folder: template, port: await freePort() },
    ...{ workerOptions: options, vars: {} },
  });
  return { workerOptions: options, template, bundles: { real, queueOnly } };
}
