/** One page of each type, in turn of the brands that have it: they stand for all pages. */
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { readContent } from '../build/read-content.ts';
import { pageTypes } from '../site/page-types.ts';

export interface TypicalPage {
  readonly type: string;
  readonly brand: Brand;
  readonly path: string;
  /** Visitors arrive here from campaigns: the budgets of a landing page hold. */
  readonly landing: boolean;
}

/** Every brand's home page is looked at; of the other types one page each, one with a form, one with a list of plans. */
const { home: _, ...others } = pageTypes;
const types = {
  ...others,
  'product with a form': (path: string) => path === '/solar',
  plans: (path: string) => path === '/internet/plans',
};

/**
 * The pages, and the home page of every brand: each has a style sheet, a font and a first picture of its own.
 * @throws Error when a type has no page, so that none is left out silently
 */
export function typicalPages(): TypicalPage[] {
  const content = readContent();
  const pathOf = (brand: Brand, fits: (path: string) => boolean) =>
    Object.keys(content[brand.slug]?.pages ?? {}).find(fits);
  return [
    ...brands.map((brand) => ({ type: 'home', brand, path: '/', landing: true })),
    ...Object.entries(types).map(([type, fits], turn) => {
      const having = brands.flatMap((brand) => {
        const path = pathOf(brand, fits);
        return path === undefined
          ? []
          : [{ type, brand, path, landing: pageTypes.product?.(path) ?? false }];
      });
      const page = having[turn % having.length];
      if (!page) throw new Error(`No page of the type "${type}" is in the content`);
      return page;
    }),
  ];
}
