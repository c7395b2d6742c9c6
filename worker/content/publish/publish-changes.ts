/** Publishes to KV: only changes, the pointer last, on top of whatever others publish meanwhile. */
import * as v from 'valibot';
import type { Page } from '../../../content/model/page.schema.ts';
import { type Site, site as siteSchema } from '../../../content/model/site.schema.ts';
import {
  type History,
  hashOf,
  historyKey,
  type Pointer,
  pointerKey,
  siteKey,
} from '../../ports/content/kv-layout.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import type { PageProblem } from './check-page.ts';
import { consentProblem } from './consent-words.ts';
import { withNext } from './content-history.ts';
import { type Base, historyOf, liveBase } from './live-base.ts';
import { type Change, nextVersion } from './next-version.ts';
import { stagePages } from './stage-pages.ts';
import { stillTakenOver, takenOver } from './taken-over.ts';

export interface Changes {
  /** Checked pages (check-page.ts) by path; null takes a page down. */
  readonly pages: ReadonlyMap<string, Page | null>;
  /** Undefined: unchanged. */
  readonly site?: Site | undefined;
  /** True when pages that are not listed are removed. */
  readonly complete?: boolean;
  /** True to rewrite values that seem to be there, which repairs lost or corrupt ones. */
  readonly afresh?: boolean;
}

export interface Publication {
  /** ISO time. */
  readonly at: string;
  readonly by: string;
  readonly note?: string | undefined;
  /** The number of the CMS publication that this applies; undefined leaves the recorded one. */
  readonly seen?: number | undefined;
  /** The parts of it that were refused. */
  readonly problems?: readonly PageProblem[];
}

export interface Published {
  readonly version: string;
  /** The number of values written, including the pointer. */
  readonly written: number;
  /** The number of pages added, changed or removed, plus one if the frame changed. */
  readonly changed: number;
  /** True when KV already had this publication or a later one, and was left unchanged. */
  readonly overtaken: boolean;
}

/** Two publishes at once are rare; this many conflicts in a row are a fault. */
const mostTries = 5;

/** @throws Error when a value does not parse, live content cannot be read, or a write fails; the live version stays */
export async function publishChanges(
  store: KvStore,
  brand: string,
  { pages, site, complete = false, afresh = false }: Changes,
  publication: Publication,
): Promise<Published> {
  const live = await liveBase(store, brand, complete && site !== undefined);
  const problem = site && (await consentProblem(store, brand, live, site));
  if (problem)
    throw new Error(`The content of ${brand} was not published:\n  site.json: ${problem}`);
  const base = afresh ? { ...live, root: null } : live;
  const staged = await stagePages(store, brand, base, pages);
  const frame = site && (await stageSite(store, brand, base, site));
  const change = { pages: staged.pages, site: frame?.hash, complete, keep: new Set<string>() };
  const written = staged.written + (frame?.written ?? 0);
  return goLive(store, brand, base, change, publication, written);
}

/** Writes the frame where no visitor sees it yet. @returns its hash and the number of values written */
export async function stageSite(
  store: KvStore,
  brand: string,
  base: Base,
  given: Site,
): Promise<{ readonly hash: string; readonly written: number }> {
  const site = v.parse(siteSchema, given);
  const hash = await hashOf(site);
  if (base.root?.site === hash) return { hash, written: 0 };
  await store.write(new Map([[siteKey(brand, hash), JSON.stringify(site)]]));
  return { hash, written: 1 };
}

/**
 * Makes staged content live. KV has no compare-and-swap, so the pointer is read again before and after it
 * is moved, and a publish that finds another one's pointer starts again from there.
 */
export async function goLive(
  store: KvStore,
  brand: string,
  first: Base,
  change: Change,
  publication: Publication,
  writtenBefore = 0,
): Promise<Published> {
  let written = writtenBefore;
  let changed = 0;
  let base = first;
  for (let round = 1; round <= mostTries; round += 1) {
    if (isOvertaken(base, publication)) {
      const version = base.pointer?.version ?? '';
      return { version, written, changed: 0, overtaken: true };
    }
    const next = await nextVersion(store, brand, base, change);
    changed = Math.max(changed, next.changed);
    const pointer = nextPointer(base, next.root.version, publication);
    const text = JSON.stringify(pointer);
    const done = { version: pointer.version, changed, overtaken: false };
    await store.write(next.shards);
    await store.write(next.roots);
    written += next.shards.size + next.roots.size;
    if (text === base.text) return { ...done, written };
    if (pointer.version !== base.pointer?.version) {
      await recordHistory(
        store,
        brand,
        withNext(await historyOf(store, brand), base.pointer, pointer),
      );
      written += 1;
    }
    if ((await store.read(pointerKey(brand))) === base.text) {
      await store.write(new Map([[pointerKey(brand), text]]));
      written += 1;
      if ((await store.read(pointerKey(brand))) === text) return { ...done, written };
    }
    base = await liveBase(store, brand, first.tolerant);
  }
  throw new Error(`Others published ${brand} ${mostTries} times in the meantime: publish it again`);
}

export async function recordHistory(
  store: KvStore,
  brand: string,
  history: History,
): Promise<void> {
  await store.write(new Map([[historyKey(brand), JSON.stringify(history)]]));
}

function isOvertaken({ pointer }: Base, { seen }: Publication): boolean {
  return seen !== undefined && pointer?.seen !== undefined && pointer.seen >= seen;
}

/** If the version does not change, its time, author and note stay too. */
function nextPointer({ pointer }: Base, version: string, publication: Publication): Pointer {
  const { at, by, note, seen, problems = [] } = publication;
  const taken = seen === undefined ? stillTakenOver(pointer) : takenOver(seen, problems);
  if (pointer?.version === version) return { ...pointer, problems: undefined, ...taken };
  return { version, at, by, ...(note === undefined ? {} : { note }), ...taken };
}
