/** Puts content into the CMS under test as `npm run content:push` does, and reads it back as a site does. */
import { inject } from 'vitest';
import { heroSchema } from '../../../client/sections/hero/hero.schema.ts';
import { sectionOf } from '../../../client/sections/section-registry.ts';
import { type PageOfCms, pageOfCms, sectionFields } from '../../../content/blocks/page-of-cms.ts';
import { toBlock } from '../../../content/blocks/to-block.ts';
import { development } from '../../../content/cms/development-values.mjs';
import { pushContent } from '../../../scripts/cms/push-content.ts';
import { must, type Who, writeToken } from './ask-keystone.ts';

export const access = () => ({ api: inject('keystone').api, token: development.tokens.write });

/** The smallest valid frame of a brand. */
export const smallSite = {
  header: { links: [{ label: 'Energy', url: '/energy', order: 1 }] },
  footer: {
    groups: [{ title: 'Compare', links: [{ label: 'Energy', url: '/energy' }] }],
    about: 'Who we are',
    legal: [],
  },
  consent: { version: '1', notice: 'Who collects', recipients: 'Who gets it', marketing: 'Offers' },
};

export const textBox = (title: string) => ({ type: 'text-box', title, description: 'Words.' });

const pageHero = { type: 'hero', title: 'What it is about' };
/** Put at the end of a page that must be publishable, where it does not renumber the other sections. */
export const heroBlock = toBlock('hero', sectionFields('hero', heroSchema), pageHero, {
  picture: () => undefined,
  page: () => undefined,
});

interface Over {
  readonly sections?: unknown;
  readonly [field: string]: unknown;
}

/** A page as its file has it, with a main heading after its sections unless one of them has it. */
export const filePage = (path: string, { sections, ...over }: Over = {}) => ({
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  published: '2026-11-01',
  sections: withHeading(sections ?? [textBox(`Box of ${path}`)]),
  ...over,
});

function withHeading(sections: unknown): unknown {
  if (!Array.isArray(sections)) return sections;
  const isTitled = sections.some((one) => /^(?:hero|blog-post)$/.test(one?.type));
  return isTitled ? sections : [...sections, pageHero];
}

/** Pushes pages, and a frame when one is given; they are live afterwards. */
export function seed(
  brand: string,
  pages: readonly { readonly path: string }[],
  site: unknown = null,
) {
  const byPath = Object.fromEntries(pages.map((page) => [page.path, page]));
  return pushContent(access(), brand, { version: '', site, pages: byPath, files: {} });
}

const sitePages = `query ($brand: String!, $paths: [String!]!, $draft: Boolean) {
  sitePages(brand: $brand, paths: $paths, draft: $draft) {
    path title description published noindex crumb image document } }`;

/** Live pages or drafts as a site reads them, by path. */
export async function readPages(
  brand: string,
  paths: readonly string[],
  who: Who = writeToken,
  draft = false,
): Promise<ReadonlyMap<string, PageOfCms>> {
  const found = new Map<string, PageOfCms>();
  for (let at = 0; at < paths.length; at += 50) {
    const some = paths.slice(at, at + 50);
    const answer = await must(who, sitePages, { brand, paths: some, draft });
    for (const raw of answer.sitePages as { path: string }[]) {
      found.set(
        raw.path,
        pageOfCms(raw, (type) => sectionOf(type)?.schema),
      );
    }
  }
  return found;
}
