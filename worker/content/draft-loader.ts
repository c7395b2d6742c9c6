/** Content for one request of a preview: the draft of its page, and everything else as it is live. */
import type { SectionDefinition } from '../../client/sections/define-section.ts';
import type { Page } from '../../content/model/page.schema.ts';
import type { Site } from '../../content/model/site.schema.ts';
import { entryOf } from '../ports/content/manifest-entry.ts';
import type { LoadedSite } from './live-sites.ts';
import type { ContentLoader } from './loader.ts';
import { parseSections } from './parse-sections.ts';

export interface Draft {
  readonly path: string;
  /** null: there is no such page, not even a draft. */
  readonly page: Page | null;
  /** Missing: header and footer are the live ones. */
  readonly site?: Site | undefined;
  /** Stands in the place of a section that cannot be shown. */
  readonly box: SectionDefinition;
}

/** Everything counts as a substitute: no cache keeps it. */
export function createDraftLoader(live: ContentLoader, draft: Draft): ContentLoader {
  const { page, box } = draft;
  let liveSite: LoadedSite | undefined;
  const siteOf = async (brand: string) => {
    liveSite ??= await live.site(brand);
    return liveSite;
  };
  return {
    async site(brand) {
      const loaded = await siteOf(brand);
      return { ...loaded, version: 'draft', site: draft.site ?? loaded.site };
    },
    async entry(brand, _loaded, path) {
      if (path !== draft.path) return live.entry(brand, await siteOf(brand), path);
      return page && { entry: entryOf(page), substitute: true };
    },
    lookAgain: (brand) => live.lookAgain(brand),
    entries: async (brand, _loaded, withinMs) => live.entries(brand, await siteOf(brand), withinMs),
    pageInMemory: () => undefined,
    async page(brand, _loaded, path) {
      if (path !== draft.path) return live.page(brand, await siteOf(brand), path);
      // Boxes say on the page what the log would.
      const where = { brand, version: 'draft', log: () => undefined, box };
      return page && { page, sections: parseSections(page, where), substitute: true };
    },
  };
}
