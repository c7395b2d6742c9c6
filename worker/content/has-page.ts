/** A check that a path has a page, so that links and breadcrumbs lead only to pages that exist. */
import type { AppContext } from '../context.ts';
import type { LoadedSite } from './live-sites.ts';

/** Also false when no source answers: a missing link does less harm than a dead one. */
export async function hasPage(c: AppContext, loaded: LoadedSite, path: string): Promise<boolean> {
  const asked = c.get('content').entry(c.get('brand').slug, loaded, path);
  return (await asked.catch(() => null)) !== null;
}
