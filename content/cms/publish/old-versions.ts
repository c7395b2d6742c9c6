/** Which of a page's revisions come before the live one, and both as `keptFromLive` compares them. */
import type { PageRecord } from './freeze.ts';

/** @param revision with `content` and `brand { id }` */
export function oldVersion(revision: Readonly<Record<string, unknown>> | null) {
  const brand = revision?.brand as { readonly id?: unknown } | null | undefined;
  return { content: revision?.content, brand: String(brand?.id ?? '') };
}

export function placeOf({ path, brand }: PageRecord) {
  return { path, brand: String(brand.id) };
}

interface Version {
  readonly id?: unknown;
  /** Id of the version that was live when this one was published; empty: none was. */
  readonly replaces?: unknown;
}

/**
 * What visitors saw before the live version comes first, which is not always what was written before it.
 * @param versions newest first
 * @param live id
 * @returns some of them twice
 */
export function versionsBefore<One extends Version>(
  versions: readonly One[],
  live: string | undefined,
): One[] {
  const from = versions.findIndex(({ id }) => id === live);
  if (from < 0) return [];
  const seen: One[] = [];
  for (let at = from, one = versions[at]; one; one = versions[at]) {
    if (at > from) seen.push(one);
    const { replaces } = one;
    const before = versions.findIndex(({ id }) => id === replaces);
    at = before > at ? before : at + 1;
  }
  return [...seen, ...versions.slice(from + 1)];
}
