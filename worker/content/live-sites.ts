/** Which version of a brand's content is served: looked for twice a minute, and kept while its source fails. */
import type { Site } from '../../content/model/site.schema.ts';
import type { ContentPort } from '../ports/content/content.port.ts';
import { downForMs, type OrderedSources } from './ordered-sources.ts';

/** How long a version pointer is trusted (spec: content). */
const pointerTtlMs = 30_000;

/** One brand's live version. */
export interface LoadedSite {
  readonly version: string;
  readonly site: Site;
  /** True when there is a feed to point at. */
  readonly hasPosts: boolean;
  readonly port: ContentPort;
  /** True when a source before its own failed: what it has is shown and not kept, and what it lacks may be there. */
  readonly substitute: boolean;
}

export interface LiveSites {
  site(brand: string): Promise<LoadedSite>;
  /** Looks for a new version at the next request: this isolate has just published one. */
  lookAgain(brand: string): void;
}

interface Known {
  readonly loaded: LoadedSite;
  /** For so long nobody looks again; in milliseconds since 1970. */
  readonly until: number;
}

/** @param all in order of preference */
export function createLiveSites(
  all: readonly ContentPort[],
  sources: OrderedSources,
  now: () => number,
): LiveSites {
  const sites = new Map<string, Known>();

  return {
    async site(brand) {
      const known = sites.get(brand);
      if (known && now() < known.until) return known.loaded;
      return keep(brand, await find(brand, known && lastGood(known)));
    },
    lookAgain(brand) {
      const known = sites.get(brand);
      if (known) sites.set(brand, { ...known, until: Number.NEGATIVE_INFINITY });
    },
  };

  /** Another request may have found the live version meanwhile: a substitute never takes its place. */
  function keep(brand: string, found: Known): LoadedSite {
    const known = sites.get(brand);
    if (found.loaded.substitute && known && lastGood(known)) return known.loaded;
    sites.set(brand, found);
    return found.loaded;
  }

  async function find(brand: string, last: LoadedSite | undefined): Promise<Known> {
    const trusted = (loaded: LoadedSite, forMs: number) => ({ loaded, until: now() + forMs });
    let substitute = false;
    for (const port of all) {
      if (sources.isUp(port)) {
        try {
          const loaded = await read(brand, port, last);
          if (!loaded) continue;
          if (substitute) return trusted({ ...loaded, substitute }, downForMs);
          return trusted(loaded, pointerTtlMs);
        } catch (error) {
          if (last?.port === port) sources.doubt(port, brand, error);
          else sources.failed(port, brand, error);
        }
      }
      if (last) return trusted(last, downForMs);
      substitute = true;
    }
    throw new Error(
      `No content for the brand "${brand}": add content/${brand}/ or run npm run content:publish`,
    );
  }

  /** @returns undefined when the source holds none, and did not before */
  async function read(
    brand: string,
    port: ContentPort,
    last: LoadedSite | undefined,
  ): Promise<LoadedSite | undefined> {
    const isLast = last?.port === port;
    const version = await sources.ask(port, port.version(brand));
    if (version === null && isLast) throw new Error(`It has lost the version of ${brand}`);
    if (version === null) return undefined;
    if (isLast && last.version === version) return last;
    const [site, hasPosts] = await sources.ask(
      port,
      Promise.all([port.site(brand, version), port.hasPosts(brand, version)]),
    );
    return { version, site, hasPosts, port, substitute: false };
  }
}

function lastGood({ loaded }: Known): LoadedSite | undefined {
  return loaded.substitute ? undefined : loaded;
}
