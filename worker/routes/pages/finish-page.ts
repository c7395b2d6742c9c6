/** Turns a loaded page into finished HTML: its sections, with their live answers, and its structured data. */
import { type Crumb, crumbs } from '../../../client/ui/chrome/breadcrumbs.tsx';
import { badgesOf } from '../../../domain/badges.ts';
import { today } from '../../../domain/calendar.ts';
import { liveFreshMs } from '../../cache/live-answers.ts';
import type { CachedPage } from '../../cache/page-cache.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { LoadedPage } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { logLine } from '../../http/log.ts';
import { type FoundLive, findLive, isLive, nothingLive } from '../../plans/live-sections.ts';
import { type ComposedPage, type LiveFrame, needsRuntime } from '../../render/compose.tsx';
import type { SlottedBytes } from '../../render/link-slots.ts';
import { pageHeaders } from '../../render/page-headers.ts';
import { renderSections } from '../../render/render-sections.tsx';
import { structuredData } from '../../seo/structured-data.ts';

/** A page from `<main>` on, and the data that is cached with it. */
export interface Finished {
  readonly html: SlottedBytes;
  /** False when it is unknown whether a page above it exists: the page is shown, but not cached. */
  readonly whole: boolean;
  readonly page: { readonly status: 200; readonly headers: Readonly<Record<string, string>> };
  readonly frame: LiveFrame;
}

/**
 * @param last the frame of the same content: only its live sections are rendered again
 * @throws Error when no section could be rendered
 */
export async function finishPage(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
  live: FoundLive = nothingLive,
  last?: LiveFrame,
): Promise<Finished> {
  const brand = c.get('brand');
  const preview = c.get('preview') !== undefined;
  const { trail, pageless, whole } = last ? nothingAbove : await crumbsTo(c, loaded, found.page);
  const sections = renderSections(found.sections, {
    brand,
    page: found.page,
    pageless,
    version: loaded.version,
    consent: loaded.site.consent,
    badges: badgesOf(loaded.site, today()),
    application: brand.application[c.get('stage')],
    live: live.bySection,
    keeps: (index) => !found.substitute && !preview && live.isFresh(index),
    development: c.get('stage') === 'development',
    log: logLine,
    boxed: preview,
    known: last?.sections.map((section, place) => (live.bySection[place] ? undefined : section)),
  });
  const data =
    last?.data ?? structuredData({ brand, page: found.page, sections: found.sections, trail });
  const headers = pageHeaders(brand, c.get('stage'), needsRuntime(sections), composed.plans);
  const html = composed.close(sections, data);
  return { html, whole, page: { status: 200, headers }, frame: { composed, sections, data } };
}

/** A page that may have live parts. */
interface FinishedLive extends Pick<Finished, 'html'> {
  readonly page: Omit<CachedPage, 'html'>;
  /** False for a substitute, and where a live part is missing or old: the page is shown, but not cached. */
  readonly keeps: boolean;
}

/**
 * Finishes a page together with its live parts, which stay fresh for a while.
 * @param last the page's parts from before the live ones expired
 * @throws Error when no section could be rendered
 */
export async function finishLive(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
  last?: LiveFrame,
): Promise<FinishedLive> {
  const live = isLive(found.sections) ? await findLive(c, found.sections) : undefined;
  const { html, whole, page, frame } = await finishPage(c, loaded, composed, found, live, last);
  return {
    html,
    page: live ? { ...page, frame, liveUntil: Date.now() + liveFreshMs } : page,
    keeps: whole && !found.substitute && live?.complete !== false,
  };
}

interface Trail {
  /** The breadcrumbs that have a page; only search engines read them, so a noindex page has none. */
  readonly trail: readonly Crumb[];
  /** The paths of the others. */
  readonly pageless: readonly string[];
  readonly whole: boolean;
}

const nothingAbove: Trail = { trail: [], pageless: [], whole: true };

/** Sorts a page's breadcrumbs into those with a page, and those without one or of which no source can tell. */
async function crumbsTo(
  c: AppContext,
  loaded: LoadedSite,
  page: LoadedPage['page'],
): Promise<Trail> {
  const all = crumbs(page.path, page.crumb);
  const content = c.get('content');
  const found = await Promise.all(
    all.map(({ href }) => content.entry(c.get('brand').slug, loaded, href).catch(() => undefined)),
  );
  return {
    trail: page.noindex ? [] : all.filter((_, index) => found[index]),
    pageless: all.flatMap(({ href }, index) => (found[index] ? [] : href)),
    whole: found.every((one) => one === null || one?.substitute === false),
  };
}
