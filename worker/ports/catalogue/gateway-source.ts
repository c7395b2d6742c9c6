/** Answers the gateway's calls for providers and plans from the catalogue (spec §7). */
import { today } from '../../../content/model/catalogue/calendar.ts';
import type { PlanFilter } from '../../../content/model/catalogue/filters.ts';
import type { Sort } from '../../../content/model/catalogue/ranking.ts';
import { verticalSlugs, verticals } from '../../../content/model/vertical.ts';
import type { CatalogueSource } from '../gateway/catalogue-source.ts';
import { type CataloguePort, MAX_PAGE_SIZE } from './catalogue.port.ts';
import { broadbandFilter, mobileFilter } from './gateway-filters.ts';
import { planAnswer } from './gateway-plan.ts';

/**
 * The embedded gateway's source. A plan call has no page: its answer holds the first
 * `MAX_PAGE_SIZE` plans and `total`. Prices are those of today in Sydney.
 */
export function createCatalogueSource(
  port: CataloguePort,
  now: () => Date = () => new Date(),
): CatalogueSource {
  return {
    async providers({ vertical: serviceIds }) {
      const slugs = verticalSlugs.filter((slug) => {
        const { serviceId } = verticals[slug];
        return serviceId !== null && serviceIds.includes(serviceId);
      });
      return port.providers(slugs);
    },
    mobilePlans: (query) =>
      listed(port, 'mobile', mobileFilter(query), { sort: query.cost_sorting, day: today(now()) }),
    broadbandPlans: (query) =>
      listed(port, 'broadband', broadbandFilter(query), {
        sort: query.cost_sorting,
        day: today(now()),
      }),
  };
}

async function listed(
  port: CataloguePort,
  vertical: PlanFilter['vertical'],
  filter: PlanFilter | null,
  { sort, day }: { readonly sort: Sort; readonly day: string },
) {
  const [providers, list, release] = await Promise.all([
    port.providers([vertical]),
    filter && port.plans({ filter, day, sort, pageSize: MAX_PAGE_SIZE }),
    port.release(),
  ]);
  return {
    providers: providers[vertical].map(({ id, name }) => ({ id, name })),
    plans: list?.plans.map(planAnswer) ?? [],
    total: list?.total ?? 0,
    loaded_at: release?.loadedAt ?? null,
  };
}
