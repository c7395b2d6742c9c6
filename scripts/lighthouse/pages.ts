/** One page of each type, in turn of the brands that have it: they stand for all pages. */
import { brands } from '../../brands/index.ts';
import type { Brand } from '../../content/model/brand.ts';
import { verticals } from '../../content/model/vertical.ts';
import { readContent } from '../build/read-content.ts';

export interface TypicalPage {
  readonly type: string;
  readonly brand: Brand;
  readonly path: string;
  /** Visitors arrive here from campaigns: the budgets of a landing page hold. */
  readonly landing: boolean;
}

const productPaths = new Set(Object.values(verticals).map(({ productPath }) => productPath));

const types: Readonly<Record<string, (path: string) => boolean>> = {
  product: (path) => productPaths.has(path),
  'product with a form': (path) => path === '/solar',
  steps: (path) => path === '/steps-to-switch',
  blogs: (path) => path === '/blogs',
  post: (path) => path.startsWith('/blogs/'),
  about: (path) => path === '/about',
  contact: (path) => path === '/contact',
  legal: (path) => path === '/privacy-policy',
  careers: (path) => path === '/careers',
  board: (path) => path === '/board-members',
  stories: (path) => path === '/success-stories',
  news: (path) => path === '/news',
};

/**
 * The pages, and the home page of every brand: each has a style sheet, a font and a first picture of its own.
 * @throws Error when a type has no page, so that none is left out silently
 */
export function typicalPages(): TypicalPage[] {
  const content = readContent();
  const pathOf = (brand: Brand, fits: (path: string) => boolean) =>
    Object.keys(content[brand.slug]?.pages ?? {}).find(fits);
  const others = Object.entries(types);
  return [
    ...brands.map((brand) => ({ type: 'home', brand, path: '/', landing: true })),
    ...others.map(([type, fits], turn) => {
      const having = brands.flatMap((brand) => {
        const path = pathOf(brand, fits);
        return path === undefined ? [] : [{ type, brand, path, landing: productPaths.has(path) }];
      });
      const page = having[turn % having.length];
      if (!page) throw new Error(`No page of the type "${type}" is in the content`);
      return page;
    }),
  ];
}
