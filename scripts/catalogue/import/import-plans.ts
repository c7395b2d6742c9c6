/** Reads an import's files: energy plans are staged as a stream, all other products become one catalogue. */
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { type OnBytes, survey, turnedEntries } from './energy-entries.ts';
import type { ImportFile } from './import-files.ts';
import { type ImportResult, importTally } from './import-tally.ts';
import { ownPlans } from './own-plans.ts';
import type { PlanEntry, PlanLoad } from './plan-load.types.ts';
import { readingHash } from './reading-hash.ts';

export interface ImportSettings {
  /** The day that decides which plans have ended. */
  readonly day: string;
  /** Undefined to read and report without staging anything. */
  readonly load?: PlanLoad | undefined;
  /** Plans per put. */
  readonly batch: number;
  /** Keeps every refusal for the report, not just a few examples. */
  readonly keep: boolean;
  readonly onProgress?: ((phase: 'reading' | 'importing', bytes: number) => void) | undefined;
}

export interface Imported {
  readonly result: ImportResult;
  /** Providers and plans of all products but energy. */
  readonly others: Catalogue;
  readonly energyPlans: number;
  /** The position where an interrupted load of the same files, read by the same code, was resumed; otherwise 0. */
  readonly taken: number;
}

/** Stages plans; they go live when the caller finishes the load. */
export async function importPlans(
  files: readonly ImportFile[],
  { day, load, batch, keep, onProgress }: ImportSettings,
): Promise<Imported> {
  const tally = importTally({ keep });
  const counted = (phase: 'reading' | 'importing'): OnBytes => {
    let done = 0;
    return (bytes) => {
      done += bytes;
      onProgress?.(phase, done);
    };
  };
  const found = await survey(files, tally, counted('reading'));
  const own = ownPlans(found.documents, day, tally);
  // With the same files, day and reading code, an interrupted load resumes.
  const source = `${found.source}-${day}-${readingHash()}`;
  const left = batches(batch, source, load);
  let energyPlans = 0;
  let end = 0;
  const reading = { day, tally, onBytes: counted('importing') };
  for await (const { entry, position } of turnedEntries(files, found, reading)) {
    const provider = own.providers.get(entry.provider.id) ?? entry.provider;
    energyPlans++;
    end = position;
    await left.add({ ...entry, provider }, position);
  }
  for (const entry of own.energy) {
    energyPlans++;
    await left.add(entry, ++end);
  }
  await left.flush();
  return { result: tally.result(), others: own.others, energyPlans, taken: left.taken() };
}

/**
 * Puts entries in batches, skipping those up to `taken`, which are already staged. The load begins with the
 * first entry, so that an import without entries leaves what is staged unchanged.
 */
function batches(size: number, source: string, load: PlanLoad | undefined) {
  let waiting: PlanEntry[] = [];
  let taken: number | undefined;
  let reached = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await load?.put(waiting, reached);
    waiting = [];
  };
  return {
    flush,
    taken: () => taken ?? 0,
    async add(entry: PlanEntry, position: number): Promise<void> {
      taken ??= (await load?.begin(source))?.taken ?? 0;
      if (position <= taken) return;
      waiting.push(entry);
      reached = position;
      if (waiting.length >= size) await flush();
    },
  };
}
