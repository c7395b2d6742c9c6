/** Turns a loaded page into finished HTML: its sections, with what they need from outside, and its structured data. */
import { type Crumb, crumbs } from '../../../client/ui/chrome/breadcrumbs.tsx';
import { badgesOf } from '../../../domain/badges.ts';
import { today } from '../../../domain/calendar.ts';
import { liveFreshMs } from '../../cache/live-answers.ts';
import type { StreamEnd } from '../../cache/respond-page.ts';
import { hasPage } from '../../content/has-page.ts';
import type { LoadedPage, LoadedSite } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { logLine } from '../../http/log.ts';
import { type FoundLive, findLive, isLive, nothingLive } from '../../plans/live-sections.ts';
import { type ComposedPage, needsRuntime } from '../../render/compose.tsx';
import type { SlottedBytes } from '../../render/link-slots.ts';
import { pageHeaders } from '../../render/page-headers.ts';
import { renderSections } from '../../render/render-sections.tsx';
import { structuredData } from '../../seo/structured-data.ts';

/** Everything after the head, and what the cache keeps with it. */
export interface Finished {
  readonly html: SlottedBytes;
  readonly page: { readonly status: 200; readonly headers: Readonly<Record<string, string>> };
}

/** @throws Error when no section could be rendered */
export async function finishPage(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
  live: FoundLive = nothingLive,
): Promise<Finished> {
  const brand = c.get('brand');
  const preview = c.get('preview') !== undefined;
  const main = renderSections(found.sections, {
    brand,
    page: found.page,
    version: loaded.version,
    consent: loaded.site.consent,
    badges: badgesOf(loaded.site, today()),
    application: brand.application[c.get('stage')],
    live: live.bySection,
    keeps: (index) => !found.substitute && !preview && live.isFresh(index),
    development: c.get('stage') === 'development',
    log: logLine,
    boxed: preview,
  });
  const data = structuredData({
    brand,
    page: found.page,
    sections: found.sections,
    trail: await crumbsTo(c, loaded, found.page),
  });
  const headers = pageHeaders(brand, c.get('stage'), needsRuntime(main));
  return { html: composed.close(main, data), page: { status: 200, headers } };
}

/**
 * The end of a stream. A page from a substitute source is shown but not kept. A page with live parts is
 * kept for as long as they count as fresh, and only when all of them were there.
 * @throws Error when no section could be rendered
 */
export async function finishStream(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
): Promise<StreamEnd> {
  const live = isLive(found.sections) ? await findLive(c, found.sections) : undefined;
  const { html, page } = await finishPage(c, loaded, composed, found, live);
  if (found.substitute || live?.complete === false) return { html };
  return { html, page: live ? { ...page, liveUntil: Date.now() + liveFreshMs } : page };
}

/** Of the crumbs to a page, those that are there; only search engines read them, so noindex has none. */
async function crumbsTo(
  c: AppContext,
  loaded: LoadedSite,
  page: LoadedPage['page'],
): Promise<Crumb[]> {
  if (page.noindex) return [];
  const all = crumbs(page.path, page.crumb);
  const there = await Promise.all(all.map(({ href }) => hasPage(c, loaded, href)));
  return all.filter((_, index) => there[index]);
}
