/** Puts the sample into an index that has nothing better. */
import type { D1Database } from '@cloudflare/workers-types';
import { loadRelease } from '../load/load-addresses.ts';
import { liveOf, releaseIn } from '../releases.ts';
import { buildSample, SAMPLE_RELEASE } from './sample.ts';

/**
 * Loads the shipped sample into the first database and switches to it, and returns whether it did. The same
 * sample is not loaded twice, and the sample never replaces real data in any of the databases.
 */
export async function seedSample(...databases: readonly D1Database[]): Promise<boolean> {
  const slots = await Promise.all(databases.map(async (db) => ({ release: await releaseIn(db) })));
  const [first, ...others] = databases;
  const live = liveOf(slots)?.release;
  if (!first || live?.kind === 'national' || live?.id === SAMPLE_RELEASE) return false;
  if (slots[0]?.release?.kind === 'national') return false;
  return loadRelease(first, buildSample(), ...others);
}
