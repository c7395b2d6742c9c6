/** The live version of each brand's content: looked up twice a minute, and kept while its source fails. */
import type { Site } from '../../content/model/site.schema.ts';
import type { ContentPort } from '../ports/content/content.port.ts';
import { contentDeadlineMs, downForMs, type OrderedSources } from './ordered-sources.ts';

/** How long a version pointer is trusted (spec: content). */
const pointerTtlMs = 30_000;

/** One brand's live version. */
export interface LoadedSite {
  readonly version: string;
  readonly site: Site;
  /** True when the site has a feed to link to. */
  readonly hasPosts: boolean;
  readonly port: ContentPort;
  /** True when a preferred source failed: this version's pages are shown but not cached, and a page it lacks may exist there. */
  readonly substitute: boolean;
}

export interface LiveSites {
  site(brand: string): Promise<LoadedSite>;
  /** Looks for a new version at the next request, because this isolate has just published one. */
  lookAgain(brand: string): void;
}

interface Found {
  readonly loaded: LoadedSite;
  /** The version is trusted until then; in milliseconds since 1970. */
  readonly until: number;
  /** True when its source could not be read, and this is the version known from before. */
  readonly isOld: boolean;
}

interface Known extends Found {
  /** The number of the run that found it; later runs have higher numbers. */
  readonly run: number;
}

/** @param all the sources, in order of preference */
export function createLiveSites(
  all: readonly ContentPort[],
  sourcesOf: (brand: string) => OrderedSources,
  now: () => number,
): LiveSites {
  const sites = new Map<string, Known>();
  /** By brand, the last run that may have read the pointer before a version was published. */
  const early = new Map<string, number>();
  let runs = 0;

  return {
    async site(brand) {
      const known = sites.get(brand);
      const isCurrent = known !== undefined && known.run > (early.get(brand) ?? 0);
      if (isCurrent && now() < known.until) return known.loaded;
      runs += 1;
      const run = runs;
      return keep(brand, { ...(await find(brand, known && lastGood(known))), run });
    },
    lookAgain(brand) {
      early.set(brand, runs);
    },
  };

  /** Keeps the better of two results. Requests do not share a run, because a cancelled request cancels its reads. */
  function keep(brand: string, found: Known): LoadedSite {
    const known = sites.get(brand);
    if (known && isBetter(known, found)) return known.loaded;
    sites.set(brand, found);
    return found.loaded;
  }

  async function find(brand: string, last: LoadedSite | undefined): Promise<Found> {
    const trusted = (loaded: LoadedSite, forMs: number, isOld = false) => ({
      loaded,
      isOld,
      until: now() + forMs,
    });
    const sources = sourcesOf(brand);
    let substitute = false;
    for (const port of all) {
      if (sources.isUp(port)) {
        try {
          const loaded = await read(brand, port, last);
          if (!loaded) continue;
          if (substitute) return trusted({ ...loaded, substitute }, downForMs);
          return trusted(loaded, pointerTtlMs);
        } catch (error) {
          if (last?.port === port) sources.doubt(port, error);
          else sources.failed(port, error);
        }
      }
      if (last) return trusted(last, downForMs, true);
      substitute = true;
    }
    throw new Error(
      `No content for the brand "${brand}": add content/${brand}/ or run npm run content:publish`,
    );
  }

  /** @returns undefined when the source has no version, and had none before */
  async function read(
    brand: string,
    port: ContentPort,
    last: LoadedSite | undefined,
  ): Promise<LoadedSite | undefined> {
    const sources = sourcesOf(brand);
    const isLast = last?.port === port;
    const version = await sources.ask(port, port.version(brand), contentDeadlineMs);
    if (version === null && isLast) throw new Error(`It has lost the version of ${brand}`);
    if (version === null) return undefined;
    if (isLast && last.version === version) return last;
    const [site, hasPosts] = await sources.ask(
      port,
      Promise.all([port.site(brand, version), port.hasPosts(brand, version)]),
      contentDeadlineMs,
    );
    return { version, site, hasPosts, port, substitute: false };
  }
}

/**
 * A live version beats a substitute, a version just found beats one known from before, and a later run beats
 * an earlier one, because a slow run may have seen an older version.
 */
function isBetter(known: Known, found: Known): boolean {
  if (known.loaded.substitute !== found.loaded.substitute) return found.loaded.substitute;
  if (found.isOld && found.loaded !== known.loaded) return true;
  return known.run > found.run;
}

function lastGood({ loaded }: Found): LoadedSite | undefined {
  return loaded.substitute ? undefined : loaded;
}
