/** The site's app, rendering on every request: each request sees a new content version. */
import { createApp } from '../../worker/app.ts';
import type { ContentLoader, LoadedSite } from '../../worker/content/loader.ts';
import { wireContent, wirePorts } from '../../worker/wire.ts';

// The Cache API would run in the measured process here, and its time would count as the page's.
Object.defineProperty(globalThis, 'caches', { value: undefined });

let renders = 0;

/** Content in memory, under a version that no cache knows. */
function renewed(loader: ContentLoader): ContentLoader {
  const originals = new WeakMap<LoadedSite, LoadedSite>();
  const original = (site: LoadedSite) => originals.get(site) ?? site;
  return {
    async site(brand) {
      const loaded = await loader.site(brand);
      renders += 1;
      const fresh = { ...loaded, version: `render-${renders}` };
      originals.set(fresh, loaded);
      return fresh;
    },
    lookAgain: (brand) => loader.lookAgain(brand),
    entry: (brand, site, path) => loader.entry(brand, original(site), path),
    entries: (brand, site) => loader.entries(brand, original(site)),
    pageInMemory: (brand, site, path) => loader.pageInMemory(brand, original(site), path),
    page: (brand, site, path) => loader.page(brand, original(site), path),
  };
}

let content: ContentLoader | undefined;

export default createApp({
  content(env) {
    content ??= renewed(wireContent(env));
    return content;
  },
  ports: wirePorts,
});
