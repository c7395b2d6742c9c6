/** A check that a path has a page: links and crumbs lead only where there is one. */
import type { AppContext } from '../context.ts';
import type { LoadedSite } from './live-sites.ts';

/** False too when no source can tell: a link that is missing does less harm than one that leads nowhere. */
export async function hasPage(c: AppContext, loaded: LoadedSite, path: string): Promise<boolean> {
  const asked = c.get('content').entry(c.get('brand').slug, loaded, path);
  return (await asked.catch(() => null)) !== null;
}
