/** Every page with a list of plans: content pages, and the results for an address, by brand and product. */
import type { Brand } from '../../../domain/brand.ts';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import { brands, origin, pages } from './e2e-site.ts';
import { makeLead } from './stored-leads.ts';

interface ListPage {
  readonly brand: Brand;
  readonly vertical: ListedVertical;
  /** For the name of a test. */
  readonly name: string;
  /** A results page makes its lead when this is called. */
  readonly url: () => Promise<string>;
}

/** Content pages that are about a list: nothing but a hero comes above it. */
const ofContent: readonly ListPage[] = pages.flatMap(({ brand, path, sections }) =>
  sections.slice(0, 2).flatMap(({ type, vertical }) => {
    const slug = String(vertical);
    if (type !== 'plans' || !isListed(slug)) return [];
    const url = async () => origin(brand) + path;
    return [{ brand, vertical: slug, name: brand.slug + path, url }];
  }),
);

const ofAddresses: readonly ListPage[] = brands.flatMap((brand) =>
  brand.verticals.filter(isListed).map((vertical) => ({
    brand,
    vertical,
    name: `${brand.slug}: ${vertical} results`,
    url: () => resultsUrl(brand, vertical),
  })),
);

export const listPages = [...ofContent, ...ofAddresses];

/** The results page of a new lead. */
export async function resultsUrl(brand: Brand, vertical: ListedVertical): Promise<string> {
  const { redirect } = await makeLead(brand, [vertical]);
  const url = new URL(redirect);
  url.searchParams.delete('call');
  return url.href;
}
