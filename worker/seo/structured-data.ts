/** Structured data about a page for search engines: one JSON-LD graph, made with the page and cached in it. */
import type { BlogPost } from '../../client/sections/blog-post/blog-post.schema.ts';
import type { Crumb } from '../../client/ui/chrome/breadcrumbs.tsx';
import type { Page } from '../../content/model/page.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { isPost } from '../../domain/post-path.ts';
import type { ParsedSection } from '../content/parse-sections.ts';
import { mediaPath, publicUrl } from './brand-files.ts';
import { type Question, questionsOf } from './questions.ts';
import { sharePicture } from './share-picture.ts';

export interface DescribedPage {
  readonly brand: Brand;
  readonly page: Page;
  readonly sections: readonly ParsedSection[];
  /** The breadcrumbs to it that have a page. */
  readonly trail: readonly Crumb[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** The longest headline that search engines show (Google, Article). */
const maxHeadline = 110;

/**
 * A page's `<script type="application/ld+json">`: a data block, which the policy's script-src does not
 * apply to (HTML §4.12.1). Empty for a page that must not be indexed.
 */
export function structuredData(described: DescribedPage): string {
  const { brand, page, sections } = described;
  if (page.noindex) return '';
  const things = [
    ...trailOf(brand, described.trail),
    faqPage(brand, page.path, questionsOf(sections)),
    article(described),
  ].filter((thing) => thing !== undefined);
  return graph(brand, things);
}

/** A data block of these things, after those that every page of the brand has. */
export function graph(brand: Brand, things: readonly Thing[]): string {
  const first = frames.get(brand) ?? frame(brand).map(asJson).join();
  frames.set(brand, first);
  const all = [first, ...things.map(asJson)].join();
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${all}]}</script>`;
}

/** Those things as JSON, made once per brand. */
const frames = new WeakMap<Brand, string>();

/** `<` is escaped, so that no text can end the element. */
function asJson(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

/** The publisher and the site, which are the same on every page of a brand. */
function frame(brand: Brand): Thing[] {
  const organization = organizationOf(brand);
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand.name,
      legalName: brand.legalName,
      slogan: brand.tagline,
      url: publicUrl(brand, '/'),
      logo: publicUrl(brand, mediaPath(brand, 'icon-512.png')),
    },
    {
      '@type': 'WebSite',
      '@id': publicUrl(brand, '/#website'),
      name: brand.name,
      url: publicUrl(brand, '/'),
      inLanguage: 'en-AU',
      publisher: organization,
    },
  ];
}

function organizationOf(brand: Brand): Thing {
  return { '@id': publicUrl(brand, '/#organization') };
}

/** A single breadcrumb is not a trail, so the home page has none. @param trail the pages that exist */
export function trailOf(brand: Brand, trail: readonly Crumb[]): Thing[] {
  if (trail.length < 2) return [];
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl(brand, href),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function faqPage(brand: Brand, path: string, questions: readonly Question[]): Thing | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': publicUrl(brand, `${path}#faqpage`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A blog post; what its section leaves out comes from the page, and the brand is the default author. */
function article(described: DescribedPage): Thing | undefined {
  const { brand, page, sections } = described;
  if (!isPost(page.path)) return undefined;
  const { title = page.title, date = page.published, author } = postOf(sections);
  return {
    '@type': 'Article',
    headline: title.slice(0, maxHeadline),
    description: page.description,
    datePublished: date,
    inLanguage: 'en-AU',
    mainEntityOfPage: publicUrl(brand, page.path),
    image: imageOf(described),
    author: author ? { '@type': 'Person', name: author } : organizationOf(brand),
    publisher: organizationOf(brand),
  };
}

function imageOf({ brand, page }: DescribedPage): Thing {
  const { url, width, height } = sharePicture(brand, page.path, page.image);
  return { '@type': 'ImageObject', url, width, height };
}

function postOf(sections: readonly ParsedSection[]): Partial<BlogPost> {
  const [post] = sections.flatMap((one) => (one.type === 'blog-post' ? [one.section] : []));
  return post ?? {};
}
