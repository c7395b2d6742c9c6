/** The keys of a list of tabs (ARIA Authoring Practices, tabs), and its two pages on a small screen. */

/**
 * Index of the tab that the key leads to, or undefined for a key that means nothing here. Arrows
 * wrap; an upright list takes up and down as well.
 */
export function tabOfKey(
  key: string,
  index: number,
  count: number,
  upright: boolean,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ...(upright ? { ArrowUp: -1, ArrowDown: 1 } : {}),
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : (index + step + count) % count;
}

/** How many tabs the first page has on a small screen (spec: sections). */
export const firstPage = 3;
export const firstPageWords = 'First three';

/** The page that the tab is on. */
export function pageOf(index: number): 0 | 1 {
  return index < firstPage ? 0 : 1;
}
