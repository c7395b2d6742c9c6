/** The content of one preview request: the draft of its page, and the live version of everything else. */
import type { SectionDefinition } from '../../client/sections/define-section.ts';
import type { Page } from '../../content/model/page.schema.ts';
import type { Site } from '../../content/model/site.schema.ts';
import { entryOf } from '../ports/content/manifest-entry.ts';
import type { LoadedSite } from './live-sites.ts';
import type { ContentLoader } from './loader.ts';
import { parseSections } from './parse-sections.ts';

export interface Draft {
  readonly path: string;
  /** null: the page does not exist, not even as a draft. */
  readonly page: Page | null;
  /** Missing: use the live header and footer. */
  readonly site?: Site | undefined;
  /** Shown in place of a section that cannot be rendered. */
  readonly box: SectionDefinition;
}

/** Marks every page and entry as a substitute, so that no cache stores it. */
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
      // The boxes on the page show what would otherwise be logged.
      const where = { brand, version: 'draft', log: () => undefined, box };
      return page && { page, sections: parseSections(page, where), substitute: true };
    },
  };
}
