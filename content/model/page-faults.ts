/** What keeps a page as a whole from being published, though one that is live with it already is shown. */
import * as v from 'valibot';
import { isReservedPath, reservedPathWords } from '../../domain/reserved-path.ts';
import type { Page } from './page.schema.ts';
import { day } from './primitives.schema.ts';

/** @param carried the verticals of the page's brand */
export function pageFaults(
  { path, published }: Pick<Page, 'path' | 'published'>,
  carried: readonly string[],
): string[] {
  const { issues = [] } = v.safeParse(day, published, { abortPipeEarly: true });
  return [
    ...(isReservedPath(path, carried) ? [`path: ${reservedPathWords}`] : []),
    ...issues.map(({ message }) => `published: ${message}`),
  ];
}
