/** Loads energy plans as an import does, for tests and measurements. */
import type { D1Database } from '@cloudflare/workers-types';
import { d1LoadPlace } from './d1-load-place.ts';
import { energyLoad } from './energy-load.ts';
import type { EnergyEntry } from './energy-rows.ts';

const inBatch = 1_000;

export async function loadEntries(
  db: D1Database,
  entries: readonly EnergyEntry[],
  source: string,
): Promise<void> {
  const load = energyLoad(d1LoadPlace(db));
  await load.begin(source);
  for (let at = 0; at < entries.length; at += inBatch) {
    await load.put(entries.slice(at, at + inBatch), at + inBatch);
  }
  await load.finish();
}
