/** Moves the pointer back to a version that was live before. */
import { type Pointer, pointerKey, pointerSchema } from '../../ports/content/kv-layout.ts';
import { type KvStore, parseValue } from '../../ports/content/kv-store.ts';
import { settled, versionBefore, withNext, withoutOvertaken } from './content-history.ts';
import { historyOf, livePointer, pagesIn, rootAt } from './live-base.ts';
import { type Publication, recordHistory } from './publish-changes.ts';
import { stillTakenOver } from './taken-over.ts';

/**
 * The CMS's publications so far stay seen, so that the sweep does not undo the rollback; the next
 * publication applies its own changes to the version that is live then.
 * @param to a version; undefined: the one before
 * @throws Error when that version was never live, when its root or a list of its pages cannot be read, or when
 *   another version goes live meanwhile; the live version stays
 */
export async function rollBack(
  store: KvStore,
  brand: string,
  to: string | undefined,
  { at, by, note }: Omit<Publication, 'seen'>,
): Promise<Pointer> {
  const key = pointerKey(brand);
  const [text, recorded] = await Promise.all([store.read(key), historyOf(store, brand)]);
  if (text === null) throw new Error(`KV has nothing of ${brand}: there is nothing to roll back`);
  const live = parseValue(key, pointerSchema, text);
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
  // Whoever went back has not seen what was published since, so it is not undone.
  if ((await store.read(key)) !== text) throw await overtaken(store, brand, pointer);
  await store.write(new Map([[key, JSON.stringify(pointer)]]));
  return pointer;
}

/** The error for a rollback that met a publication, once the history no longer has the rollback. */
async function overtaken(store: KvStore, brand: string, pointer: Pointer): Promise<Error> {
  const [live, history] = await Promise.all([livePointer(store, brand), historyOf(store, brand)]);
  await recordHistory(store, brand, withoutOvertaken(history, live, pointer));
  const { by = 'Somebody', note } = live ?? {};
  return new Error(
    `${by} published ${brand} (${note ?? live?.version}) at the same time: nothing was rolled back. Check npm run content:status, then run this again`,
  );
}
