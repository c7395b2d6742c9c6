/** What keeps a page as a whole from being published, though one that is live with it already is shown. */
import * as v from 'valibot';
import type { PageBrand } from '../../domain/brand.ts';
import { defaultLeadFields, defaultLeadVertical } from '../../domain/forms/lead-form-rules.ts';
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
    ...severalTitles(sections),
    ...sharedAnchors(sections),
    ...unlikeForms(sections),
    ...foreignProducts(sections, carried),
  ];
}

/** Hero and post write the page's h1; a reader who cannot see it has one subject (spec: hero). */
function severalTitles(sections: Page['sections']): string[] {
  const titled = [...sections.keys()].filter((at) =>
    /^(?:hero|blog-post)$/.test(sections[at]?.type ?? ''),
  );
  return titled.length < 2
    ? []
    : [`sections ${places(titled)} each write the page’s main heading: keep one of them`];
}

/** What a visitor sends is judged by the page's first form for it, whichever was filled in. */
function unlikeForms(sections: Page['sections']): string[] {
  const forms = Map.groupBy(sections.keys(), (at) => sentAs(sections[at]));
  return [...forms].flatMap(([sent, all]) => {
    const asked = all.map((at) => JSON.stringify(askedBy(sections[at])));
    return sent === undefined || new Set(asked).size < 2
      ? []
      : [
          `fields: the forms in sections ${places(all)} are both for ${sent}: let them ask and say the same, or keep one`,
        ];
  });
}

type Section = Page['sections'][number] | undefined;

function sentAs(section: Section): string | undefined {
  if (section?.type === 'contact-form') return 'messages';
  return section?.type === 'lead-form'
    ? String(section.vertical ?? defaultLeadVertical)
    : undefined;
}

function askedBy(section: Section): unknown {
  if (section?.type === 'lead-form') return section.fields ?? defaultLeadFields;
  return [section?.notice, section?.sentText];
}

/** `1 and 3`, as an editor counts. */
function places(all: readonly number[]): string {
  return all.map((at) => at + 1).join(' and ');
}

/** A link to an anchor opens at the first of its name, and never at another. */
function sharedAnchors(sections: Page['sections']): string[] {
  const named = Map.groupBy(sections.keys(), (at) => sections[at]?.anchor);
  return [...named].flatMap(([anchor, all]) =>
    typeof anchor !== 'string' || anchor === '' || all.length === 1
      ? []
      : [
          `anchor: sections ${places(all)} are both called "${anchor}": give each a name of its own`,
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
