/** Faults that keep a whole page from being published; a page that is already live with one is still shown. */
import * as v from 'valibot';
import type { PageBrand } from '../../domain/brand.ts';
import { defaultSentText } from '../../domain/forms/contact-form-rules.ts';
import { defaultLeadFields, defaultLeadVertical } from '../../domain/forms/lead-form-rules.ts';
import { isReservedPath, reservedPathWords } from '../../domain/reserved-path.ts';
import { inWords } from '../../domain/text.ts';
import type { Page } from './page.schema.ts';
import { anchor as anchorSchema, day } from './primitives.schema.ts';
import { hasOnlyUnseen, unseenWords } from './section-faults.ts';

export function pageFaults(
  { path, title, published, sections }: Pick<Page, 'path' | 'title' | 'published' | 'sections'>,
  { verticals: carried }: Pick<PageBrand, 'verticals'>,
): string[] {
  const { issues = [] } = v.safeParse(day, published, { abortPipeEarly: true });
  return [
    ...(isReservedPath(path, carried) ? [`path: ${reservedPathWords}`] : []),
    ...(hasOnlyUnseen(title) ? [`title: ${unseenWords}`] : []),
    ...issues.map(({ message }) => `published: ${message}`),
    ...notOneTitle(sections),
    ...unfitAnchors(sections),
    ...sharedAnchors(sections),
    ...unlikeForms(sections),
    ...foreignProducts(sections, carried),
  ];
}

/** Heroes and posts write the page's h1, and people who cannot see the page rely on there being one (spec: hero). */
function notOneTitle(sections: Page['sections']): string[] {
  const titled = [...sections.keys()].filter((at) =>
    /^(?:hero|blog-post)$/.test(sections[at]?.type ?? ''),
  );
  if (titled.length === 0) {
    return ['no section has the page’s main heading: add a hero or a blog post at the top'];
  }
  return titled.length < 2
    ? []
    : [`${places(titled)} each have a main heading for the page: keep one of them`];
}

type Section = Page['sections'][number];

/** A visitor's post is checked against the page's first form for that purpose, whichever was filled in. */
function unlikeForms(sections: Page['sections']): string[] {
  const forms = Map.groupBy(sections.keys(), (at) => sentAs(sections[at]));
  return [...forms].flatMap(([sent, all]) => {
    const asked = all.flatMap((at) => askedBy(sections[at]));
    if (sent === undefined || new Set(asked).size < 2) return [];
    const many = `the forms in ${places(all)} are ${all.length === 2 ? 'both' : 'all'} for`;
    return sent === 'messages'
      ? [
          `${many} messages: give them the same “Collection notice” and “After sending”, or keep one`,
        ]
      : [
          `fields: ${many} ${sent}: make them ask for the same things in the same words, or keep one`,
        ];
  });
}

/** `messages`, or the product of a lead form; undefined for a section that is not a form. */
function sentAs(section: Section | undefined): string | undefined {
  if (section?.type === 'contact-form') return 'messages';
  return section?.type === 'lead-form'
    ? String(section.vertical ?? defaultLeadVertical)
    : undefined;
}

const words = v.pipe(v.string(), v.trim());
const askedByLeadForm = v.object({
  fields: v.optional(
    v.array(v.object({ type: v.string(), label: words, required: v.optional(v.boolean(), true) })),
    [...defaultLeadFields],
  ),
});
const askedByContactForm = v.object({
  notice: v.optional(words, ''),
  sentText: v.optional(words, defaultSentText),
});

/** The parts of a form that matter, as a string equal for equivalent forms; none for a form that its schema refuses. */
function askedBy(section: Section | undefined): string[] {
  const counts = section?.type === 'lead-form' ? askedByLeadForm : askedByContactForm;
  const parsed = v.safeParse(counts, section);
  return parsed.success ? [JSON.stringify(parsed.output)] : [];
}

/** `section 2`, `sections 1, 2 and 4`, as an editor counts. */
function places(all: readonly number[]): string {
  const numbers = [...new Set(all)].map((at) => at + 1);
  return `${numbers.length === 1 ? 'section' : 'sections'} ${inWords(numbers)}`;
}

const withTopics = v.object({
  topics: v.array(v.object({ id: v.optional(v.pipe(v.string(), v.trim()), '') })),
});

/** The page's own ids: `main`, the target of the skip link, and parts of sections, as in `s1-title`. */
const ownId = /^(?:main|s\d+-.*)$/i;

/** Anchors that a URL cannot contain, or that are the page's own ids. A page that is already live keeps them. */
function unfitAnchors(sections: Page['sections']): string[] {
  return sections.flatMap((section, at) =>
    anchorsOf(section).flatMap((anchor) => {
      const { issues = [] } = v.safeParse(anchorSchema, anchor);
      const own = ownId.test(anchor) ? ['the page itself uses this name: choose another'] : [];
      return [...issues.map(({ message }) => message), ...own].map(
        (reason) => `anchor: "${anchor}" in section ${at + 1}: ${reason}`,
      );
    }),
  );
}

/** A link to an anchor only ever opens at the first one with that name. */
function sharedAnchors(sections: Page['sections']): string[] {
  const uses = sections.flatMap((section, at) =>
    anchorsOf(section).map((anchor) => ({ anchor, at })),
  );
  return [...Map.groupBy(uses, ({ anchor }) => anchor)].flatMap(([anchor, all]) =>
    all.length === 1
      ? []
      : [
          `anchor: "${anchor}" is used more than once, in ${places(all.map(({ at }) => at))}: give each its own name`,
        ],
  );
}

/** If two topics in one section share an id, the second already gets a different anchor. */
function anchorsOf(section: Section): string[] {
  const parsed = v.safeParse(withTopics, section);
  const ids = parsed.success ? parsed.output.topics.map(({ id }) => id) : [];
  const own = typeof section.anchor === 'string' ? section.anchor : '';
  return [own, ...new Set(ids)].filter((anchor) => anchor !== '');
}

const search = v.object({ verticals: v.array(v.object({ slug: v.string() })) });

/**
 * A list of plans leads on to the product's own pages, which only a brand that carries the product has. Leads
 * are not taken for other products, nor for the bundle, which comes from choosing several.
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
        ? `${what} "bundle", which is not a product: name the products in it`
        : `${what} "${slug}", which this brand does not carry`,
    );
}
