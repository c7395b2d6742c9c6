/** What keeps a page as a whole from being published, though one that is live with it already is shown. */
import * as v from 'valibot';
import type { PageBrand } from '../../domain/brand.ts';
import { defaultLeadVertical } from '../../domain/forms/lead-form-rules.ts';
import { isReservedPath, reservedPathWords } from '../../domain/reserved-path.ts';
import type { Page } from './page.schema.ts';
import { day } from './primitives.schema.ts';

export function pageFaults(
  { path, published, sections }: Pick<Page, 'path' | 'published' | 'sections'>,
  { verticals: carried }: Pick<PageBrand, 'verticals'>,
): string[] {
  const { issues = [] } = v.safeParse(day, published, { abortPipeEarly: true });
  return [
    ...(isReservedPath(path, carried) ? [`path: ${reservedPathWords}`] : []),
    ...issues.map(({ message }) => `published: ${message}`),
    ...sharedAnchors(sections),
    ...foreignProducts(sections, carried),
  ];
}

/** A link to an anchor opens at the first of its name, and never at another. */
function sharedAnchors(sections: Page['sections']): string[] {
  const places = Map.groupBy(sections.keys(), (at) => sections[at]?.anchor);
  return [...places].flatMap(([anchor, [first = 0, ...more]]) =>
    typeof anchor !== 'string' || anchor === '' || more.length === 0
      ? []
      : [
          `anchor: sections ${[first, ...more].map((at) => at + 1).join(' and ')} are both called "${anchor}": give each a name of its own`,
        ],
  );
}

const search = v.object({ verticals: v.array(v.object({ slug: v.string() })) });

/**
 * A list of plans leads on to the product's own pages, which only a brand that carries it has; and of
 * others no lead is taken, nor of the bundle, which is what choosing several makes.
 */
function foreignProducts(sections: Page['sections'], carried: readonly string[]): string[] {
  const products = carried.filter((slug) => slug !== 'bundle');
  return sections.flatMap((section, at) => {
    const vertical = 'vertical' in section ? String(section.vertical) : undefined;
    if (section.type === 'plans') {
      return foreign(carried, [vertical ?? ''], `vertical: section ${at + 1} lists plans of`);
    }
    if (section.type === 'lead-form') {
      const asked = [vertical ?? defaultLeadVertical];
      return foreign(products, asked, `vertical: section ${at + 1} takes details for`);
    }
    const searched = 'search' in section ? v.safeParse(search, section.search) : undefined;
    if (!searched?.success) return [];
    const slugs = searched.output.verticals.map(({ slug }) => slug);
    return foreign(products, slugs, `search: section ${at + 1} compares`);
  });
}

function foreign(carried: readonly string[], asked: readonly string[], what: string): string[] {
  return asked
    .filter((slug) => !carried.includes(slug))
    .map((slug) =>
      slug === 'bundle'
        ? `${what} "bundle", which is no product: name the products themselves`
        : `${what} "${slug}", which this brand does not carry`,
    );
}
