/** Names and titles as anchors (spec: routes). */
import type { SectionContext } from './define-section.ts';

/** `Maeve O’Sullivan-Tran` → `maeve-osullivan-tran`; empty when it has no Latin letter or digit. */
export function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * One slug each, in order: a second `kim-lee` becomes `kim-lee-2`, an empty one `<fallback>-<place>`.
 * @param kept by place: names that stay as they are, and that no slug takes
 * @param others names elsewhere on the page, that no slug takes either
 */
export function slugs(
  all: readonly string[],
  fallback: string,
  kept: readonly (string | undefined)[] = [],
  others: readonly string[] = [],
): string[] {
  const taken = new Set([...kept, ...others]);
  return all.map((words, index) => {
    const own = kept[index];
    if (own !== undefined) return own;
    const stem = slug(words) || `${fallback}-${index + 1}`;
    let name = stem;
    for (let count = 2; taken.has(name); count++) name = `${stem}-${count}`;
    taken.add(name);
    return name;
  });
}

/** Prefix for the anchors of a section that is not the first of its type on the page: they could clash. */
export function anchorPrefix(context: SectionContext): string {
  return context.repeats ? `s${context.index}-` : '';
}
