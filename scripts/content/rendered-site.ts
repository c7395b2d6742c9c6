/** Renders a brand's pages as they will be served, and collects each page's ids, links and files. */
import * as v from 'valibot';
import { crumbs } from '../../client/ui/chrome/breadcrumbs.tsx';
import { type Page, page as pageSchema } from '../../content/model/page.schema.ts';
import { type Site, site as siteSchema } from '../../content/model/site.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { parseSections } from '../../worker/content/parse-sections.ts';
import { chrome } from '../../worker/render/chrome.tsx';
import { textOfFinished } from '../../worker/render/finished-html.ts';
import { renderSections } from '../../worker/render/render-sections.tsx';
import type { ContentFiles } from '../build/read-content.ts';
import { type HtmlFacts, htmlFacts } from './html-facts.ts';

export interface RenderedPage {
  /** `content/<slug>/pages/….json` */
  readonly file: string;
  readonly path: string;
  readonly raw: unknown;
  readonly main: HtmlFacts;
  /** Sections that the renderer left out, with reasons. */
  readonly leftOut: readonly string[];
}

export interface RenderedSite {
  readonly brand: Brand;
  readonly rawSite: unknown;
  /** The header and footer, shared by all pages. */
  readonly frame: HtmlFacts;
  readonly pages: readonly RenderedPage[];
  /** Paths of pages that do not parse: they exist, so links to them are not broken; the fault is reported elsewhere. */
  readonly unread: readonly string[];
}

/** Leaves out pages that do not parse, which are reported elsewhere. Null if the site does not parse. */
export function renderSite(brand: Brand, content: ContentFiles): RenderedSite | null {
  const site = v.safeParse(siteSchema, content.site);
  if (!site.success) return null;
  const pages = Object.entries(content.pages).flatMap(([path, raw]) => {
    const page = v.safeParse(pageSchema, raw);
    const file = content.files[path] ?? path;
    return page.success ? [{ file, path, raw, ...renderPage(brand, page.output, content) }] : [];
  });
  const read = new Set(pages.map(({ path }) => path));
  const unread = Object.keys(content.pages).filter((path) => !read.has(path));
  return { brand, rawSite: content.site, frame: renderFrame(brand, site.output), pages, unread };
}

function renderPage(
  brand: Brand,
  page: Page,
  { pages }: ContentFiles,
): Pick<RenderedPage, 'main' | 'leftOut'> {
  const leftOut: string[] = [];
  // Faults in parsing are reported by the schema's check.
  const place = { brand: brand.slug, version: 'check', log: () => undefined };
  const sections = parseSections(page, place);
  const where = {
    brand,
    page,
    pageless: crumbs(page.path).flatMap(({ href }) => (href in pages ? [] : href)),
    version: 'check',
    application: '',
    live: sections.map(({ definition }) => definition.exampleLive),
    development: true,
    log: ({ index, type, reason }: Record<string, unknown>) => {
      leftOut.push(`sections.${index} (${type}): ${reason}`);
    },
  };
  try {
    const html = textOfFinished(renderSections(sections, where));
    return { main: htmlFacts(`<main id="main">${html}</main>`), leftOut };
  } catch (error) {
    return { main: htmlFacts(''), leftOut: [...leftOut, String(error)] };
  }
}

/** On a host that shows the bundle link, if there is one. */
function renderFrame(brand: Brand, site: Site): HtmlFacts {
  const host = brand.bundleLinkHosts[0] ?? brand.hosts.production;
  const { before, after } = chrome({ brand, site, host, path: '/' });
  return htmlFacts(before + after);
}
