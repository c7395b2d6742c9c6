/** Content and plans for candidates that render: nothing is fetched again, but what must be new is new. */
import type { LoadedSite } from '../../worker/content/live-sites.ts';
import type { ContentLoader, LoadedPage } from '../../worker/content/loader.ts';
import type { ParsedSection } from '../../worker/content/parse-sections.ts';
import type { PlansPort } from '../../worker/ports/plans/plans.port.ts';

/**
 * @param isPublished makes each load of the site find a version that no cache knows
 * @param isRetold true for sections whose HTML is in no cache
 */
export function changedContent(
  loader: ContentLoader,
  isPublished: boolean,
  isRetold: (section: ParsedSection, place: number, count: number) => boolean,
): ContentLoader {
  let changes = 0;
  const originals = new WeakMap<LoadedSite, LoadedSite>();
  const original = (site: LoadedSite) => originals.get(site) ?? site;
  const sites = new Map<string, Promise<LoadedSite>>();
  // Gives its content a unique number.
  const retold = (section: ParsedSection) => {
    changes += 1;
    return { ...section, number: -changes };
  };
  const changed = ({ sections, ...page }: LoadedPage): LoadedPage => ({
    ...page,
    sections: sections.map((section, place) =>
      isRetold(section, place, sections.length) ? retold(section) : section,
    ),
  });
  return {
    async site(brand) {
      const known = sites.get(brand) ?? loader.site(brand);
      sites.set(brand, known);
      const loaded = await known;
      if (!isPublished) return loaded;
      changes += 1;
      const fresh = { ...loaded, version: `change-${changes}` };
      originals.set(fresh, loaded);
      return fresh;
    },
    lookAgain: (brand) => loader.lookAgain(brand),
    entry: (brand, site, path) => loader.entry(brand, original(site), path),
    entries: (brand, site, withinMs) => loader.entries(brand, original(site), withinMs),
    pageInMemory(brand, site, path) {
      const page = loader.pageInMemory(brand, original(site), path);
      return page && changed(page);
    },
    async page(brand, site, path) {
      const page = await loader.page(brand, original(site), path);
      return page && changed(page);
    },
  };
}

/** The database answers each query once, because its time would hide the page's. */
export function answeredOnce(plans: PlansPort): PlansPort {
  const pages = new Map<string, ReturnType<PlansPort['page']>>();
  const providers = new Map<string, ReturnType<PlansPort['providers']>>();
  return {
    ...plans,
    page: (query, asker) => once(pages, JSON.stringify(query), () => plans.page(query, asker)),
    providers: (verticals, asker) =>
      once(providers, verticals.join(), () => plans.providers(verticals, asker)),
  };
}

function once<T>(answers: Map<string, T>, key: string, ask: () => T): T {
  const answer = answers.get(key) ?? ask();
  answers.set(key, answer);
  return answer;
}
