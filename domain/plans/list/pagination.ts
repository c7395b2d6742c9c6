/** Pagination of a list: the requested page, and the pages named below the list (spec: plan-lists). */

/** Plans per page unless a widget sets it. */
export const defaultPageSize = 5;

/** Up to this many pages, all are named. */
const allNamed = 5;

/** The number of pages in a list; an empty list has one, which says so. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The existing page nearest to the requested one, from 1. */
export function pageWithin(asked: number, pages: number): number {
  return Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
}

/** A page's number, or an ellipsis for the pages left out. */
export type PageMark = number | '…';

/** All pages if 5 or fewer, otherwise the first, the last, and the current one with its neighbours. */
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
