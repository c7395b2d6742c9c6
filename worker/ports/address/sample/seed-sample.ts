/** Puts the sample into an index that has nothing better. */
import type { D1Database } from '@cloudflare/workers-types';
import { currentRelease, loadRelease } from '../load-addresses.ts';
import { buildSample, SAMPLE_RELEASE } from './sample.ts';

const SAMPLE_IDS = /^sample-/;

/**
 * Loads the shipped sample, and says whether it did. The same sample is not loaded twice, and a
 * release of real data is never replaced by the sample.
 */
export async function seedSample(db: D1Database): Promise<boolean> {
  const loaded = await currentRelease(db);
  if (loaded === SAMPLE_RELEASE || (loaded !== null && !SAMPLE_IDS.test(loaded))) return false;
  return loadRelease(db, buildSample());
}
