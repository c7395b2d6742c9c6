/** The revisions of a page that came before the live one, both in the form that `keptFromLive` compares, and whether one may go live again. */
import type { JSONValue, KeystoneContext } from '@keystone-6/core/types';
import { type PageRecord, refusal } from './freeze.ts';
import { pagesNamedIn, withReferences } from './page-references.ts';

/** @param revision with `content` and `brand { id }` */
export function oldVersion(revision: Readonly<Record<string, unknown>> | null) {
  const brand = revision?.brand as { readonly id?: unknown } | null | undefined;
  return { content: revision?.content, brand: String(brand?.id ?? '') };
}

export function placeOf({ path, brand }: PageRecord) {
  return { path, brand: String(brand.id) };
}

/**
 * The message for an editor when a stored version may not go live any more; undefined when it may. A page that
 * it names may be gone since, or belong to another brand.
 */
export async function refusalOfOld(
  context: KeystoneContext,
  content: JSONValue,
  { brand }: PageRecord,
): Promise<string | undefined> {
  const named = { id: { in: pagesNamedIn(content) }, brand: { id: { equals: brand.id } } };
  const found = await context.sudo().query.Page.findMany({ where: named, query: 'id' });
  const known = new Set(found.map(({ id }) => String(id)));
  const today = withReferences(content, (reference) =>
    known.has(String(reference.data?.id)) ? reference : { ...reference, data: null },
  );
  return refusal(today, brand.slug);
}

interface Version {
  readonly id?: unknown;
  /** Id of the version that was live when this one was published; empty if none was. */
  readonly replaces?: unknown;
}

/**
 * Starts with the version that visitors saw before the live one, which is not always the one before it in time.
 * @param versions newest first
 * @param live id of the live version
 * @returns earlier versions, some of them twice
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
