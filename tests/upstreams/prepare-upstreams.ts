/** Once for all runs: the worker and its mutant bundled, and a platform with every brand's content. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { root } from '../../scripts/build/files-below.ts';
import { freePort } from '../../scripts/lighthouse/free-port.ts';
import { bundleWorker, workerOptions } from '../../scripts/site/built-site.ts';
import { fillPlatform } from '../faults/prepare-faults.ts';
import type { Prepared } from './upstream-run.ts';

export interface PreparedRuns extends Prepared {
  readonly bundles: { readonly real: string; readonly mutant: string };
}

export async function prepareRuns(folder: string): Promise<PreparedRuns> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const real = await bundleWorker(join(folder, 'worker'));
  // The first bundling has built the client; the second finds it.
  process.env.KURRAJONG_BUILT = '1';
  const entry = join(root, 'tests/upstreams/mutants/no-deadline.ts');
  const mutant = bundleWorker(join(folder, 'mutant'), entry);
  const template = join(folder, 'template');
  const prepared = { workerOptions: workerOptions(), template };
  const slugs = brands.map(({ slug }) => slug);
  const { workerOptions: options } = prepared;
  const port = await freePort();
  await fillPlatform(
    { bundle: real, folder: template, port, workerOptions: options, vars: {} },
    slugs,
  );
  return { ...prepared, bundles: { real, mutant: await mutant } };
}
