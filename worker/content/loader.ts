/** Memory ▸ KV ▸ CMS ▸ files: loads a brand's site and pages, and keeps serving when a source is down. */
import * as v from 'valibot';
import type { Page } from '../../content/model/page.schema.ts';
import { path as pathSchema } from '../../content/model/primitives.schema.ts';
import { reasonOf } from '../http/errors.ts';
import { BoundedMap } from '../ports/bounded-map.ts';
import type { ContentPort, ManifestEntries, ManifestEntry } from '../ports/content/content.port.ts';
import { createLiveSites, type LiveSites, type LoadedSite } from './live-sites.ts';
import { type OrderedSources, orderSources } from './ordered-sources.ts';
import { type ParsedSection, parseSections } from './parse-sections.ts';

const maxPagesInMemory = 300;
const maxEntriesInMemory = 3000;

/** A page with its sections looked up and parsed, ready to render any number of times. */
export interface LoadedPage {
  readonly page: Page;
  readonly sections: readonly ParsedSection[];
  /** True when a preferred source failed: the page is shown, but not cached. */
  readonly substitute: boolean;
}

interface LoadedEntry {
  readonly entry: ManifestEntry;
  /** As for a page. */
  readonly substitute: boolean;
}

interface LoadedEntries {
  readonly entries: ManifestEntries;
  /** As for a page. */
  readonly substitute: boolean;
}

export interface ContentLoader extends LiveSites {
  /**
   * The data for the head, before the page is read; null: the page does not exist.
   * @throws Error when a source failed and no other one has the page
   */
  entry(brand: string, loaded: LoadedSite, path: string): Promise<LoadedEntry | null>;
  /**
   * The entries of all pages, by path; read again each time.
   * @param withinMs the deadline for each source; by default a page's
   * @throws Error when no source answers
   */
  entries(brand: string, loaded: LoadedSite, withinMs?: number): Promise<LoadedEntries>;
  /** The page if it is in memory, so that nothing has to wait. */
  pageInMemory(brand: string, loaded: LoadedSite, path: string): LoadedPage | undefined;
  /** null: no source has the page. */
  page(brand: string, loaded: LoadedSite, path: string): Promise<LoadedPage | null>;
}

/**
 * @param all the sources in order of preference; the last one is the embedded default and cannot be down.
 * @param log receives one line per failing source.
 */
export function createContentLoader(
  all: readonly ContentPort[],
  log: (line: Record<string, unknown>) => void,
  now: () => number = Date.now,
): ContentLoader {
  const ordered = new Map<string, OrderedSources>();
  const sourcesOf = (brand: string) => {
    const sources = ordered.get(brand) ?? orderSources(brand, all, log, now);
    ordered.set(brand, sources);
    return sources;
  };
  const entries = new BoundedMap<LoadedEntry>(maxEntriesInMemory);
  const pages = new BoundedMap<LoadedPage>(maxPagesInMemory);

  return {
    ...createLiveSites(all, sourcesOf, now),
    async entry(brand, loaded, path) {
      const key = pathKey(brand, loaded, path);
      const known = entries.get(key);
      if (known) return known;
      // No source is asked for an impossible path: scanners try thousands of names.
      if (!v.is(pathSchema, path)) return null;
      const { found, substitute } = await firstOf(brand, loaded, path, 'entry', (port) =>
        port.entry(brand, loaded.version, path),
      );
      if (!found && substitute) throw new Error(`No source can tell whether ${brand} has ${path}`);
      if (!found) return null;
      const result = { entry: found, substitute };
      if (!substitute) entries.set(key, result);
      return result;
    },
    async entries(brand, loaded, withinMs) {
      const ask = (port: ContentPort) => port.entries(brand, loaded.version);
      const asked = await firstOf(brand, loaded, '*', 'entries', ask, withinMs);
      if (!asked.found) throw new Error(`No source can list the pages of ${brand}`);
      return { entries: asked.found, substitute: asked.substitute };
    },
    pageInMemory: (brand, loaded, path) => pages.get(pathKey(brand, loaded, path)),
    async page(brand, loaded, path) {
      const key = pathKey(brand, loaded, path);
      const known = pages.get(key);
      if (known) return known;
      const read = await readPage(brand, loaded, path);
      if (!read) return null;
      const { version } = loaded;
      const result = { ...read, sections: parseSections(read.page, { brand, version, log }) };
      if (!read.substitute) pages.set(key, result);
      return result;
    },
  };

  /** Asks the version's source, and later ones only if it fails: they must not bring back pages it no longer has. */
  async function firstOf<T>(
    brand: string,
    loaded: LoadedSite,
    path: string,
    asked: 'entry' | 'entries',
    ask: (port: ContentPort) => Promise<T | null>,
    withinMs?: number,
  ): Promise<{ found: T | null; substitute: boolean }> {
    const sources = sourcesOf(brand);
    const where = { path, version: loaded.version };
    let { substitute } = loaded;
    for (const port of all.slice(all.indexOf(loaded.port))) {
      if (!sources.isUp(port)) {
        substitute = true;
        continue;
      }
      try {
        const found = await sources.ask(port, ask(port), withinMs);
        if (found || port === loaded.port) return { found, substitute };
      } catch (error) {
        substitute = true;
        sources.complain(port, where, {
          event: `content_${asked}_failed`,
          reason: reasonOf(error),
        });
      }
    }
    return { found: null, substitute };
  }

  /**
   * Reads from the version's source, or else from later ones. A page with an entry that cannot be read
   * counts as a failure: KV may show the pointer before the page.
   */
  async function readPage(
    brand: string,
    loaded: LoadedSite,
    path: string,
  ): Promise<Omit<LoadedPage, 'sections'> | null> {
    const sources = sourcesOf(brand);
    const where = { path, version: loaded.version };
    for (const port of all.slice(all.indexOf(loaded.port)).filter(sources.isUp)) {
      try {
        const page = await sources.ask(port, port.page(brand, loaded.version, path));
        if (page) return { page, substitute: loaded.substitute || port !== loaded.port };
        sources.complain(port, where, { event: 'content_page_missing' });
      } catch (error) {
        sources.complain(port, where, { event: 'content_page_failed', reason: reasonOf(error) });
      }
    }
    return null;
  }
}

function pathKey(brand: string, { port, version }: LoadedSite, path: string): string {
  return `${brand}:${port.source}:${version}:${path}`;
}
