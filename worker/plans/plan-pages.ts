/** A brand's plan pages, and the pages that have its lists. */
import type { FilterValues } from '../../domain/plans/filter.ts';
import { openedWith } from '../../domain/plans/list/plan-query.ts';
import { type ListedVertical, listedVerticals } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { kindWords } from '../../domain/plans/words/kind-words.ts';
import { verticals } from '../../domain/vertical.ts';
import { hasPage } from '../content/has-page.ts';
import type { LoadedSite } from '../content/live-sites.ts';
import type { AppContext } from '../context.ts';
import { pageAsker } from './askers.ts';
import { listsOf } from './live-sections.ts';

interface PlanPages {
  readonly pages: readonly { readonly path: string; readonly changed: string | null }[];
  /** False when a list was not available. */
  readonly complete: boolean;
}

/** For all products that the brand sells, except those whose list is not available. */
export async function planPagesOf(c: AppContext): Promise<PlanPages> {
  const brand = c.get('brand');
  const offered = listedVerticals.filter((slug) => brand.verticals.includes(slug));
  const asked = await Promise.allSettled(
    offered.map(async (vertical) => {
      const days = await c.get('ports').plans.pages(vertical, pageAsker(c));
      return days.map(({ id, checkedOn }) => ({
        path: planPath({ vertical, id }),
        changed: checkedOn,
      }));
    }),
  );
  const pages = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return { pages, complete: asked.every(({ status }) => status === 'fulfilled') };
}

/** A page of the brand with a list of plans. */
export interface ListPage {
  readonly path: string;
  /** The path, with the query that opens the list at the segment asked for. */
  readonly href: string;
}

/**
 * The brand's list of a product; undefined if its content has none.
 * @param segment filter values that the plans share (domain/plans/page/plan-standing.ts): finds the first
 * list that shows plans with them; without it, the product's own list
 */
export async function findListPage(
  c: AppContext,
  loaded: LoadedSite,
  vertical: ListedVertical,
  segment: FilterValues = {},
): Promise<ListPage | undefined> {
  const { productPath } = verticals[vertical];
  const usual = `${productPath}/plans`;
  if (Object.keys(segment).length === 0) {
    return (await hasPage(c, loaded, usual)) ? { path: usual, href: usual } : undefined;
  }
  const found = await openedAt(c, loaded, usual, vertical, segment);
  if (found) return found;
  const content = c.get('content');
  const asked = content.entries(c.get('brand').slug, loaded);
  const paths = await asked.then(({ entries }) => Object.keys(entries)).catch(() => []);
  const others = paths.filter((path) => path.startsWith(`${productPath}/`) && path !== usual);
  for (const path of others.sort()) {
    const other = await openedAt(c, loaded, path, vertical, segment);
    if (other) return other;
  }
  return undefined;
}

/** Links to the brand's lists of plans, except this product's. */
export async function listLinks(c: AppContext, loaded: LoadedSite, but?: ListedVertical) {
  const { verticals: sold } = c.get('brand');
  const wanted = listedVerticals.filter((slug) => slug !== but && sold.includes(slug));
  const found = await Promise.all(wanted.map((slug) => findListPage(c, loaded, slug)));
  return wanted.flatMap((slug, index) => {
    const href = found[index]?.href;
    return href ? [{ words: `Compare ${kindWords([slug])}`, href }] : [];
  });
}

/** The page, if it has a list whose fixed filters do not contradict the segment. */
async function openedAt(
  c: AppContext,
  loaded: LoadedSite,
  path: string,
  vertical: ListedVertical,
  segment: FilterValues,
): Promise<ListPage | undefined> {
  if (!(await hasPage(c, loaded, path))) return undefined;
  const content = c.get('content');
  const page = await content.page(c.get('brand').slug, loaded, path).catch(() => null);
  const fitting = listsOf(page?.sections ?? []).find(
    (settings) =>
      settings.vertical === vertical &&
      Object.entries(settings.fixed).every(([name, value]) => (segment[name] ?? value) === value),
  );
  if (!fitting) return undefined;
  const query = openedWith(fitting, segment).toString();
  return { path, href: query ? `${path}?${query}` : path };
}
