/** The parts that all runs of a command share: the bundled worker and mutant, and a filled platform to copy. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { V4WorkerOptionsShape } from 'miniflare';
import { brands } from '../../brands/brands.ts';
import { root } from '../../scripts/build/files-below.ts';
import { bundleWorker, fillStorage, workerOptions } from '../../scripts/site/built-site.ts';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';

export interface Prepared {
  readonly bundles: { readonly real: string; readonly mutant: string };
  /** The state of a platform with tables, addresses, plans and every brand's content. */
  readonly template: string;
  readonly options: V4WorkerOptionsShape;
}

/** @param mutant the entry of a worker that breaks its promise, from the project's root */
export async function prepareWorker(folder: string, mutant: string): Promise<Prepared> {
  emptyFolder(folder);
  const real = await bundleWorker(join(folder, 'worker'));
  // The first bundling has built the client, so the second need not.
  process.env.KURRAJONG_BUILT = '1';
  const template = join(folder, 'template');
  const options = workerOptions();
  const server = await startMiniflare({
    workers: [{ ...options, name: 'kurrajong', ...sourceOf(real) }],
    folder: template,
  });
  const [mutated] = await Promise.all([
    bundleWorker(join(folder, 'mutant'), { entry: join(root, mutant) }),
    fillStorage(
      server,
      brands.map(({ slug }) => slug),
    ),
  ]);
  await server.dispose();
  return { bundles: { real, mutant: mutated }, template, options };
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
