/** Which plans of a brand have a page, and where its lists are. */
import { type ListedVertical, listedVerticals } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { verticals } from '../../domain/vertical.ts';
import { hasPage } from '../content/has-page.ts';
import type { LoadedSite } from '../content/loader.ts';
import type { AppContext } from '../context.ts';
import { pageAsker } from './askers.ts';

interface PlanPages {
  readonly pages: readonly { readonly path: string; readonly changed: string | null }[];
  /** False when a list could not be had. */
  readonly complete: boolean;
}

/** Of all products that the brand sells; those of a list that cannot be had are missing. */
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

/** Path of the brand's list of a product; undefined where its content has none. */
export async function listPath(
  c: AppContext,
  loaded: LoadedSite,
  vertical: ListedVertical,
): Promise<string | undefined> {
  const path = `${verticals[vertical].productPath}/plans`;
  return (await hasPage(c, loaded, path)) ? path : undefined;
}
