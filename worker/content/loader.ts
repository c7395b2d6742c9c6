/** memory ▸ KV ▸ files: loads a brand's site and pages, and keeps serving when a source is down. */
import type { Page } from '../../content/model/page.schema.ts';
import type { Site } from '../../content/model/site.schema.ts';
import type { ContentManifest, ContentPort } from '../ports/content/content.port.ts';
import { type ParsedSection, parseSections } from './parse-sections.ts';

/** How long a version pointer is trusted (spec: content). */
const pointerTtlMs = 30_000;
/** A source that takes longer counts as down, and the next one serves. */
const contentDeadlineMs = 350;
/** For so long a source that failed is not asked again, so that nobody waits for it twice. */
const downForMs = 10_000;
const maxPagesInMemory = 300;

/** A page whose sections were looked up and parsed, ready to render any number of times. */
export interface LoadedPage {
  readonly page: Page;
  readonly sections: readonly ParsedSection[];
  /** True when it came from a later source than its version did: it is shown, but not cached. */
  readonly substitute: boolean;
}

/** One brand's live version. */
export interface LoadedSite {
  readonly manifest: ContentManifest;
  readonly site: Site;
  readonly port: ContentPort;
  /** True when the source that should have answered did not. */
  readonly stale: boolean;
}

export interface ContentLoader {
  site(brand: string): Promise<LoadedSite>;
  /** The page, if it is in memory and so needs no waiting. */
  pageInMemory(brand: string, loaded: LoadedSite, path: string): LoadedPage | undefined;
  /** null: no source has the page. */
  page(brand: string, loaded: LoadedSite, path: string): Promise<LoadedPage | null>;
}

/**
 * @param sources in order of preference; the last one is the embedded default and cannot be down.
 * @param log receives one line per failing source.
 */
export function createContentLoader(
  sources: readonly ContentPort[],
  log: (line: Record<string, unknown>) => void,
  now: () => number = Date.now,
): ContentLoader {
  const sites = new Map<string, { loaded: LoadedSite; at: number }>();
  const pages = new Map<string, LoadedPage>();
  const downUntil = new Map<ContentPort, number>();
  const up = (port: ContentPort) => port === sources.at(-1) || (downUntil.get(port) ?? 0) <= now();

  async function fresh(brand: string, last: LoadedSite | undefined): Promise<LoadedSite> {
    let failed = false;
    for (const port of sources) {
      if (!up(port)) {
        if (last) return { ...last, stale: true };
        failed = true;
        continue;
      }
      try {
        const manifest = await withDeadline(port.manifest(brand));
        if (!manifest) continue;
        if (last?.port === port && last.manifest.version === manifest.version) {
          return { ...last, stale: failed };
        }
        const site = await withDeadline(port.site(brand, manifest.version));
        return { manifest, site, port, stale: failed };
      } catch (error) {
        failed = true;
        downUntil.set(port, now() + downForMs);
        log({ event: 'content_source_failed', brand, source: port.source, reason: String(error) });
        if (last) return { ...last, stale: true };
      }
    }
    throw new Error(
      `No content for the brand "${brand}": add content/${brand}/ or run npm run content:publish`,
    );
  }

  return {
    async site(brand) {
      const known = sites.get(brand);
      if (known && now() - known.at < pointerTtlMs) return known.loaded;
      const loaded = await fresh(brand, known?.loaded);
      sites.set(brand, { loaded, at: now() });
      return loaded;
    },
    pageInMemory: (brand, loaded, path) => pages.get(pageKey(brand, loaded, path)),
    async page(brand, loaded, path) {
      const key = pageKey(brand, loaded, path);
      const known = pages.get(key);
      if (known) return known;
      const read = await readPage(brand, loaded, path);
      if (!read) return null;
      const { version } = loaded.manifest;
      const result = { ...read, sections: parseSections(read.page, { brand, version, log }) };
      if (read.substitute) return result;
      if (pages.size >= maxPagesInMemory) pages.delete(pages.keys().next().value ?? '');
      pages.set(key, result);
      return result;
    },
  };

  /**
   * From the version's source, else from those after it. A page that the manifest names but the
   * source does not have counts as a failure: KV may show the pointer before the page.
   */
  async function readPage(
    brand: string,
    loaded: LoadedSite,
    path: string,
  ): Promise<Omit<LoadedPage, 'sections'> | null> {
    const { version } = loaded.manifest;
    for (const port of sources.slice(sources.indexOf(loaded.port)).filter(up)) {
      try {
        const page = await withDeadline(port.page(brand, version, path));
        if (page) return { page, substitute: port !== loaded.port };
        log({ event: 'content_page_missing', brand, path, version, source: port.source });
      } catch (error) {
        const { source } = port;
        log({ event: 'content_page_failed', brand, path, version, source, reason: String(error) });
      }
    }
    return null;
  }
}

function pageKey(brand: string, { port, manifest }: LoadedSite, path: string): string {
  return `${brand}:${port.source}:${manifest.version}:${path}`;
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${contentDeadlineMs} ms`)),
      contentDeadlineMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
