/** Moves the pointer back to a version that was live before. */
import { type Pointer, pointerKey } from '../../ports/content/kv-layout.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import { settled, versionBefore, withNext } from './content-history.ts';
import { historyOf, livePointer, pagesIn, rootAt } from './live-base.ts';
import { type Publication, recordHistory } from './publish-changes.ts';
import { stillTakenOver } from './taken-over.ts';

/**
 * The CMS's publications so far stay seen, so that the sweep does not undo the rollback; the next
 * publication applies its own changes to the version that is live then.
 * @param to a version; undefined: the one before
 * @throws Error when that version was never live, or its root or a list of its pages cannot be read; the live version stays
 */
export async function rollBack(
  store: KvStore,
  brand: string,
  to: string | undefined,
  { at, by, note }: Omit<Publication, 'seen'>,
): Promise<Pointer> {
  const [live, recorded] = await Promise.all([livePointer(store, brand), historyOf(store, brand)]);
  if (!live) throw new Error(`KV has nothing of ${brand}: there is nothing to roll back`);
  const history = settled(recorded, live);
  const version = to ?? versionBefore(history);
  if (version === undefined)
    throw new Error(`${brand} has had only version ${live.version}: there is none to go back to`);
  if (version === live.version) throw new Error(`${brand} already serves version ${version}`);
  if (!history.some((one) => one.version === version)) {
    const known = [...new Set(history.map((one) => one.version))].join(', ');
    throw new Error(`${brand} has never had a version "${version}": choose one of ${known}`);
  }
  const root = await rootAt(store, brand, version);
  await pagesIn(store, brand, root, Object.keys(root.shards));
  const noted = note === undefined ? {} : { note };
  const pointer: Pointer = { version, at, by, ...noted, ...stillTakenOver(live), rollback: true };
  await recordHistory(store, brand, withNext(recorded, live, pointer));
  await store.write(new Map([[pointerKey(brand), JSON.stringify(pointer)]]));
  return pointer;
}
