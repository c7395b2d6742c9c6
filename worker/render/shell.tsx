/** The document around <body>: rendered once per brand and shape of head, then filled in for each page. */
import { Document, type DocumentAsset, type DocumentHead } from '../../client/document.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Brand } from '../../domain/brand.ts';
import { mediaPath, webManifestPath } from '../seo/brand-files.ts';
import type { SharePicture } from '../seo/share-picture.ts';
import { feedPath, feedTitle } from '../seo/sitemap-and-feed.ts';

/** The parts of the head that differ from page to page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The absolute URL, without the visitor's query; missing for pages that must not be indexed. */
  readonly canonical?: string;
  readonly robots?: 'noindex';
  /** Shown where the page is shared. */
  readonly image?: SharePicture;
  /** ISO date: makes the page an article. */
  readonly article?: string;
  /** True when the brand has a feed to link to. */
  readonly feed?: boolean;
}

export interface Shell {
  readonly before: string;
  readonly after: string;
}

/** Stand-ins for a page's own values: private-use characters, which content may not contain. */
const marks = {
  title: '\uE008',
  description: '\uE009',
  canonical: '\uE00A',
  image: '\uE00B',
  article: '\uE00C',
  imageAlt: '\uE00D',
} as const;
const bodyMark = '\uE00F';
const anyMark = /([\uE008-\uE00D])/;

/** A shell whose head is split at its marks: text and marks alternate. */
interface CutShell {
  readonly before: readonly string[];
  readonly after: string;
}

const shells = new WeakMap<Brand, Map<string, CutShell>>();

/**
 * The document's HTML before and after the content of <body>. Rendering the head for every page would
 * cost as much as a small section.
 */
export function shell(brand: Brand, stylesheet: DocumentAsset, head: PageHead): Shell {
  const { image } = head;
  const shape = [
    stylesheet.url,
    ...[head.robots, head.canonical, head.article, head.feed].map((part) => (part ? 1 : 0)),
    ...(image ? [image.type, image.width, image.height] : []),
  ].join(' ');
  const ofBrand = shells.get(brand) ?? new Map<string, CutShell>();
  shells.set(brand, ofBrand);
  const known = ofBrand.get(shape) ?? render(brand, stylesheet, head);
  ofBrand.set(shape, known);
  const values: Readonly<Record<string, string | undefined>> = {
    [marks.title]: titled(head.title, brand.name),
    [marks.description]: head.description,
    [marks.canonical]: head.canonical,
    [marks.image]: image?.url,
    [marks.imageAlt]: image?.alt,
    [marks.article]: head.article,
  };
  const before = known.before.map((part, place) =>
    place % 2 === 0 ? part : escaped(values[part] ?? ''),
  );
  return { before: before.join(''), after: known.after };
}

function render(brand: Brand, stylesheet: DocumentAsset, head: PageHead): CutShell {
  const marked = {
    ...head,
    title: marks.title,
    description: marks.description,
    ...(head.canonical ? { canonical: marks.canonical } : {}),
    ...(head.image ? { image: { ...head.image, url: marks.image, alt: marks.imageAlt } } : {}),
    ...(head.article ? { article: marks.article } : {}),
  };
  const html = renderHtml(
    <Document
      head={documentHead(brand, marked)}
      brandStyle={brand.style}
      stylesheet={stylesheet}
      body={bodyMark}
    />,
    { isDocument: true },
  );
  const [before = '', after = ''] = html.split(bodyMark);
  return { before: `<!DOCTYPE html>${before}`.split(anyMark), after };
}

/** Completes a page's head with the brand's data; the title is not changed. */
export function documentHead(brand: Brand, { article, feed, ...head }: PageHead): DocumentHead {
  return {
    ...head,
    ...(article ? { article: { published: article } } : {}),
    ...(feed ? { feed: { url: feedPath, title: feedTitle(brand) } } : {}),
    siteName: brand.name,
    icon: brand.mark.src,
    touchIcon: mediaPath(brand, 'icon-180.png'),
    webManifest: webManifestPath,
    themeColour: brand.theme.paper,
  };
}

/** Adds the brand's name to a title that does not have it. */
export function titled(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React escapes text and attributes. */
function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
