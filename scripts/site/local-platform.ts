/** The local platform: the bindings of wrangler.toml on local storage. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../worker/env.ts';
import { root } from '../build/files-below.ts';
import { rootReasonOf } from '../commands/reason-of.ts';

/** The folder of local KV and D1; a test run sets its own. */
export const stateFolder = process.env.KURRAJONG_STATE ?? join(root, '.wrangler', 'state');

/**
 * Runs work with the local bindings, then releases them.
 * @throws Error when local storage breaks off, besides those of the work
 */
export async function withLocalPlatform<T>(
  work: (env: Env) => Promise<T>,
  folder = stateFolder,
): Promise<T> {
  // Where wrangler cannot make the folder, it leaves a process behind that never ends.
  mkdirSync(folder, { recursive: true });
  // Wrangler takes a second to load, which help, refusals and deployed stages need not wait for.
  const { getPlatformProxy } = await import('wrangler');
  const proxy = await withoutNotes(() =>
    getPlatformProxy<Record<string, unknown>>({
      configPath: join(root, 'wrangler.toml'),
      persist: { path: join(folder, 'v3') },
    }),
  );
  try {
    return await work(proxy.env as unknown as Env);
  } catch (error) {
    throw brokenOff(error);
  } finally {
    await proxy.dispose();
  }
}

/** Local storage is a process of its own; Node says no more than “fetch failed” when a call to it breaks off. */
function brokenOff(error: unknown): unknown {
  if (!(error instanceof TypeError && error.message === 'fetch failed')) return error;
  const why = rootReasonOf(error);
  return new Error(`Local storage broke off (${why}): run the command again`, { cause: error });
}

/** Wrangler writes a line about `.dev.vars` to standard output, where scripts expect nothing but a command's answer. */
async function withoutNotes<T>(work: () => Promise<T>): Promise<T> {
  const { WRANGLER_LOG: before } = process.env;
  process.env.WRANGLER_LOG = before ?? 'warn';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.WRANGLER_LOG;
  }
}
