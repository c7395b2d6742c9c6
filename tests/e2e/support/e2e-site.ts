/** The brands, their pages and their hero forms, read from content, for tests to run over. */
import * as v from 'valibot';
import { brands } from '../../../brands/brands.ts';
import {
  type HeroSearchConfig,
  heroSearchConfig,
} from '../../../client/islands/hero-search/hero-search.schema.ts';
import { page as pageSchema, type RawSection } from '../../../content/model/page.schema.ts';
import { type Site, site as siteSchema } from '../../../content/model/site.schema.ts';
import type { Brand } from '../../../domain/brand.ts';
import { isBundle } from '../../../domain/forms/hero-rules.ts';
import { readContent } from '../../../scripts/build/read-content.ts';
import { port } from './e2e-server.ts';

export { brands };

export interface SitePage {
  readonly brand: Brand;
  readonly path: string;
  readonly sections: readonly RawSection[];
  /** The page's hero form, when it has one. */
  readonly search: HeroSearchConfig | undefined;
}

export interface HeroPage extends SitePage {
  readonly search: HeroSearchConfig;
}

const content = readContent();

export const host = (brand: Brand) => brand.hosts.development;
export const origin = (brand: Brand) => `http://${host(brand)}:${port}`;

/** True for the URL of a page or file of the same site. */
export const isInternal = (url: string) => /^\/(?!\/)/.test(url);

/** Every page of every brand. */
export const pages: readonly SitePage[] = brands.flatMap((brand) =>
  Object.values(content[brand.slug]?.pages ?? {}).map((raw) => {
    const { path, sections } = v.parse(pageSchema, raw);
    const hero = sections.find((section) => section.type === 'hero');
    const search = hero?.search === undefined ? undefined : v.parse(heroSearchConfig, hero.search);
    return { brand, path, sections, search };
  }),
);

export const pagesOf = (brand: Brand) => pages.filter((page) => page.brand === brand);

export function siteOf(brand: Brand): Site {
  return v.parse(siteSchema, content[brand.slug]?.site);
}

export const heroPages = pages.filter((page): page is HeroPage => page.search !== undefined);

/** True when the form asks for several products at once. */
export const asksForBundle = ({ path, search }: Pick<HeroPage, 'path' | 'search'>) =>
  isBundle(search.verticals.length, path, search.asksForBundle);

/**
 * The first page, of any brand, whose hero form fits.
 * @throws Error when the content has none, so that no test is skipped silently
 */
export function heroPage(
  kind: string,
  fits: (search: HeroSearchConfig, page: HeroPage) => boolean,
): HeroPage {
  const found = heroPages.find((page) => fits(page.search, page));
  if (!found) throw new Error(`No page has a hero form with ${kind}: add one to the content`);
  return found;
}

/** A form for one product with an address: what most tests need. */
export const addressPage = heroPage(
  'one product and an address',
  ({ isPostcode, verticals }) => !isPostcode && verticals.length === 1,
);
export const postcodePage = heroPage('a postcode', ({ isPostcode }) => isPostcode);
export const bundlePage = heroPage('a bundle', (_search, page) => asksForBundle(page));
/** A form for one product out of three or more. */
export const manyPage = heroPage(
  'three products and no bundle',
  ({ isPostcode, verticals }, page) => !isPostcode && verticals.length > 2 && !asksForBundle(page),
);
