/** Pages of a list: which one is asked for, and which are named below it (spec: plan-lists). */

/** Plans per page when a widget says nothing else. */
export const defaultPageSize = 5;

/** All pages are named up to this many. */
const allNamed = 5;

/** How many pages a list has; an empty one has a page that says so. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page nearest to the one asked for, from 1. */
export function pageWithin(asked: number, pages: number): number {
  return Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
}

/** A page's number, or the ellipsis that stands for those left out. */
export type PageMark = number | '…';

/** All pages if 5 or fewer, else the first, the last and the current one with its neighbours. */
export function pageMarks(current: number, pages: number): PageMark[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= allNamed) return numbers;
  const at = pageWithin(current, pages);
  const named = [...new Set([1, at - 1, at, at + 1, pages])].filter(
    (page) => page >= 1 && page <= pages,
  );
  return named.flatMap((page, index): PageMark[] => {
    const previous = named[index - 1] ?? 0;
    return page > previous + 1 ? ['…', page] : [page];
  });
}
