/** One page of each kind for each brand that has one, as a sample of all pages. */
import type { Brand } from '../../../domain/brand.ts';
import { pageTypes } from '../../../scripts/site/page-types.ts';
import { brands, pagesOf } from './e2e-site.ts';
import { makeLead, makeReceipt, productOf } from './stored-leads.ts';

export interface PageOfKind {
  readonly brand: Brand;
  readonly kind: string;
  /** Path and query; a page after a form makes its lead when this is called. */
  readonly path: () => Promise<string>;
  readonly status: 200 | 404;
}

export const pagesOfKinds: readonly PageOfKind[] = brands.flatMap((brand) => [
  ...Object.entries(pageTypes).flatMap(([kind, fits]) => {
    const page = pagesOf(brand).find(({ path }) => fits(path));
    return page ? [{ brand, kind, path: async () => page.path, status: 200 as const }] : [];
  }),
  { brand, kind: 'basic-info', path: () => basicInfo(brand), status: 200 },
  { brand, kind: 'receipt', path: () => makeReceipt(brand), status: 200 },
  { brand, kind: 'not-found', path: async () => '/no-such-page', status: 404 },
]);

for (const kind of Object.keys(pageTypes)) {
  if (!pagesOfKinds.some((page) => page.kind === kind)) {
    throw new Error(`No page of the kind "${kind}" is in the content: its path has changed`);
  }
}

async function basicInfo(brand: Brand): Promise<string> {
  const { pathname, search } = new URL((await makeLead(brand, [productOf(brand)])).redirect);
  return pathname + search;
}
