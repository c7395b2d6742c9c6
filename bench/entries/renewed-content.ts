/** The site's content under a version that no cache knows, anew for each request, for candidates that render. */
import { contentNumber } from '../../worker/content/content-number.ts';
import type { ContentLoader, LoadedPage, LoadedSite } from '../../worker/content/loader.ts';
import type { ParsedSection } from '../../worker/content/parse-sections.ts';

/** @param change what is different in the new version, beside its name */
export function renewedContent(
  loader: ContentLoader,
  change: (page: LoadedPage) => LoadedPage,
): ContentLoader {
  let renewals = 0;
  const originals = new WeakMap<LoadedSite, LoadedSite>();
  const original = (site: LoadedSite) => originals.get(site) ?? site;
  return {
    async site(brand) {
      const loaded = await loader.site(brand);
      renewals += 1;
      const fresh = { ...loaded, version: `render-${renewals}` };
      originals.set(fresh, loaded);
      return fresh;
    },
    lookAgain: (brand) => loader.lookAgain(brand),
    entry: (brand, site, path) => loader.entry(brand, original(site), path),
    entries: (brand, site) => loader.entries(brand, original(site)),
    pageInMemory(brand, site, path) {
      const page = loader.pageInMemory(brand, original(site), path);
      return page && change(page);
    },
    async page(brand, site, path) {
      const page = await loader.page(brand, original(site), path);
      return page && change(page);
    },
  };
}

/** A section whose HTML nobody has: its content has a new number. */
export function retold(section: ParsedSection): ParsedSection {
  return { ...section, number: contentNumber({ retold: crypto.randomUUID() }) };
}
