/** The status of a brand's content: what is live in KV, who published it when, what differs from the files. */
import * as v from 'valibot';
import { page as pageSchema } from '../../content/model/page.schema.ts';
import { site as siteSchema } from '../../content/model/site.schema.ts';
import { settled } from '../../worker/content/publish/content-history.ts';
import { historyOf, liveBase, pagesIn } from '../../worker/content/publish/live-base.ts';
import { type History, hashOf, type Pointer } from '../../worker/ports/content/kv-layout.ts';
import type { KvStore } from '../../worker/ports/content/kv-store.ts';
import type { ContentFiles } from '../build/read-content.ts';

const shownHistory = 10;

export interface ContentStatus {
  readonly brand: string;
  readonly live: Pointer | null;
  /** Paths of pages that differ, and `site` for the frame. */
  readonly other: readonly string[];
  readonly onlyInKv: readonly string[];
  readonly onlyInFiles: readonly string[];
  /** Newest first. */
  readonly history: History;
}

/** @throws Error when the live content cannot be read */
export async function contentStatus(
  store: KvStore,
  brand: string,
  files: ContentFiles,
): Promise<ContentStatus> {
  const [base, recorded] = await Promise.all([
    liveBase(store, brand, false),
    historyOf(store, brand),
  ]);
  const live = await pagesIn(store, brand, base.root, Object.keys(base.root?.shards ?? {}));
  const written = new Map<string, string>();
  for (const [path, raw] of Object.entries(files.pages)) {
    const page = v.safeParse(pageSchema, raw);
    written.set(path, page.success ? await hashOf(page.output) : 'does not parse');
  }
  const site = v.safeParse(siteSchema, files.site);
  const isSameSite = site.success && (await hashOf(site.output)) === base.root?.site;
  const both = [...written].filter(([path]) => live.has(path));
  const history = settled(recorded, base.pointer);
  return {
    brand,
    live: base.pointer,
    other: [
      ...(base.root === null || isSameSite ? [] : ['site']),
      ...both.filter(([path, hash]) => live.get(path)?.page !== hash).map(([path]) => path),
    ].sort(),
    onlyInKv: [...live.keys()].filter((path) => !written.has(path)).sort(),
    onlyInFiles: [...written.keys()].filter((path) => !live.has(path)).sort(),
    history: history.slice(0, shownHistory),
  };
}

/**
 * The status as the command prints it.
 * @param place such as `on this machine`
 * @param cms the CMS's number, if it was asked
 */
export function statusText(status: ContentStatus, place: string, cms?: number | null): string {
  const { brand, live, history, other, onlyInKv, onlyInFiles } = status;
  if (!live) return `${brand} ${place}: KV is empty, so visitors get the files`;
  const lines = [
    `${brand} ${place}: ${live.version} is live since ${live.at}, by ${live.by}${noteOf(live)}`,
    ...(cms === undefined ? [] : [cmsLine(live, cms)]),
    ...list('differs from the files', other),
    ...list('only in KV', onlyInKv),
    ...list('only in the files', onlyInFiles),
    ...(other.length + onlyInKv.length + onlyInFiles.length === 0 ? ['  same as the files'] : []),
    ...history.map((one) => `  ${one.at}  ${one.version}  ${one.by}${noteOf(one)}`),
  ];
  return lines.join('\n');
}

function cmsLine({ seen }: Pointer, cms: number | null): string {
  if (cms === null) return '  the CMS has published nothing';
  const ours = seen === undefined ? 'KV has seen none' : `KV has seen ${seen}`;
  return `  the CMS is at publication ${cms}, ${ours}`;
}

function list(words: string, paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : [`  ${words}: ${paths.join(', ')}`];
}

function noteOf({ note, rollback }: Pointer): string {
  const words = [...(rollback ? ['rolled back'] : []), ...(note ? [note] : [])];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
