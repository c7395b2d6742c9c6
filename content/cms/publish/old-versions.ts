/** Revisions and pages as `keptFromLive` compares them. */
import type { PageRecord } from './freeze.ts';

/** @param revision with `content` and `brand { id }` */
export function oldVersion(revision: Readonly<Record<string, unknown>> | null) {
  const brand = revision?.brand as { readonly id?: unknown } | null | undefined;
  return { content: revision?.content, brand: String(brand?.id ?? '') };
}

export function placeOf({ path, brand }: PageRecord) {
  return { path, brand: String(brand.id) };
}
