/** Reads a folder of G-NAF's files as a release: places in memory, addresses in two passes and never all at once. */
import type { StreamedRelease } from '../../../worker/ports/address/load/release.ts';
import { addressBuckets } from './address-buckets.ts';
import {
  addressColumns,
  addressFields,
  type DetailRow,
  type PlacedAddress,
  placedAddress,
} from './address-row.ts';
import { readCodes } from './code-tables.ts';
import { findGnaf, type GnafFiles } from './find-gnaf.ts';
import { eachRowOf } from './gnaf-rows.ts';
import { count, rankLocalities, rankStreets, streetEntry, tallyOf } from './place-ranks.ts';
import { type PlaceTables, readPlaces } from './place-tables.ts';
import { type Counted, countRefusals, type Refusals, uncounted } from './refusals.ts';

/** Raise it when the same files would give another release, other spellings or other lists: it stops older loads from resuming. */
const readerVersion = 3;

/** Called with the progress of reading addresses. */
type ReadProgress = (phase: 'counted' | 'sorted', bytes: number, ofBytes: number) => void;

export interface GnafReading {
  readonly release: StreamedRelease;
  /** Addresses that the release will have; duplicates are found later. */
  readonly expected: number;
  readonly read: number;
  readonly retired: number;
  /** Complete once all addresses have been read. */
  refusals(): readonly Counted[];
}

export interface ReadOptions {
  /** Replaces the id derived from the folder's name. */
  readonly releaseId?: string | undefined;
  readonly progress?: ReadProgress;
  readonly addressesInBucket?: number;
}

/** @throws Error when the folder has no addresses */
export async function readGnaf(folder: string, options: ReadOptions = {}): Promise<GnafReading> {
  const files = findGnaf(folder);
  const refusals = countRefusals();
  const codes = await readCodes(files, refusals);
  const places = await readPlaces(files, codes, refusals);
  const counts = await countAddresses(files, places, refusals, options.progress);
  // Places are written before addresses are read again: a later load of the same files would resume after them.
  if (files.isTouched()) throw changed;
  const ranked = rankStreets(places);
  const perStreet = ranked.map((tally) => tally.count);

  async function* addresses() {
    const buckets = addressBuckets(perStreet, options.addressesInBucket);
    let sorted = 0;
    try {
      await eachAddress(files, places, uncounted, 'sorted', options.progress, (placed, row) => {
        const { id } = tallyOf(placed);
        if (id === 0) throw changed;
        sorted++;
        const { fields, isKnown } = addressFields(row, placed, id, codes);
        if (!isKnown) refusals.remark('code-unknown', `${row.at()} ${placed.pid}`);
        buckets.put(id, JSON.stringify(fields), row.at());
      });
      if (sorted !== counts.expected || files.isTouched()) throw changed;
      yield* buckets.lists((at, pid) => refusals.refuse('row-twice', `${at} ${pid}`));
    } finally {
      buckets.remove();
    }
  }

  return {
    release: {
      id: options.releaseId ?? files.release,
      kind: 'national',
      source: `gnaf-reader-${readerVersion} ${files.fingerprint}`,
      localities: rankLocalities(places),
      streets: ranked.map(streetEntry),
      addresses: addresses(),
    },
    ...counts,
    refusals: refusals.counted,
  };
}

const changed = new Error(
  'The address files changed between the two readings: run the load again when nothing is changing them',
);

async function countAddresses(
  files: GnafFiles,
  places: PlaceTables,
  refusals: Refusals,
  progress: ReadProgress | undefined,
) {
  const counts = { read: 0, retired: 0, expected: 0 };
  await eachDetail(files, refusals, 'counted', progress, (row) => {
    counts.read++;
    const placed = placedAddress(row, places);
    if (placed === 'retired') counts.retired++;
    else if (typeof placed === 'string') {
      const pid = placed === 'row-pid' ? '' : ` ${row.get('ADDRESS_DETAIL_PID')}`;
      refusals.refuse(placed, `${row.at()}${pid}`);
    } else {
      counts.expected++;
      count(placed);
    }
  });
  return counts;
}

async function eachAddress(
  files: GnafFiles,
  places: PlaceTables,
  refusals: Refusals,
  phase: 'counted' | 'sorted',
  progress: ReadProgress | undefined,
  visit: (placed: PlacedAddress, row: DetailRow) => void,
): Promise<void> {
  await eachDetail(files, refusals, phase, progress, (row) => {
    const placed = placedAddress(row, places);
    if (typeof placed !== 'string') visit(placed, row);
  });
}

async function eachDetail(
  files: GnafFiles,
  refusals: Refusals,
  phase: 'counted' | 'sorted',
  progress: ReadProgress | undefined,
  visit: (row: DetailRow) => void,
): Promise<void> {
  const total = files.of('ADDRESS_DETAIL').reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  await eachRowOf(files, 'ADDRESS_DETAIL', addressColumns, refusals, visit, (bytes) => {
    done += bytes;
    progress?.(phase, done, total);
  });
}
