/** Answers the gateway's calls for providers and plans from the catalogue (spec: plan-calls). */
import { today } from '../../../domain/calendar.ts';
import type { PlanFilter } from '../../../domain/plans/filters.ts';
import { defaultPageSize } from '../../../domain/plans/pagination.ts';
import { verticalSlugs, verticals } from '../../../domain/vertical.ts';
import type { CatalogueSource } from '../gateway/catalogue-source.ts';
import type { InnerPayload } from '../gateway/inner-calls.ts';
import { broadbandFilter, mobileFilter } from './gateway-filters.ts';
import { planAnswer } from './gateway-plan.ts';
import { type CataloguePort, MAX_PAGE_SIZE } from './plans.port.ts';

/**
 * The embedded gateway's source. Without a page an answer holds the first `MAX_PAGE_SIZE` plans;
 * `total` says how many there are. Prices are those of today in Sydney.
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
      listed(port, 'mobile', { query, filter: mobileFilter(query), day: today(now()) }),
    broadbandPlans: (query) =>
      listed(port, 'broadband', { query, filter: broadbandFilter(query), day: today(now()) }),
  };
}

interface Asked {
  readonly query: InnerPayload<'POST /mobile/plan/list' | 'POST /broadband/plan/list'>;
  /** Null: nothing matches. */
  readonly filter: PlanFilter | null;
  readonly day: string;
}

async function listed(port: CataloguePort, vertical: PlanFilter['vertical'], asked: Asked) {
  const [providers, list, release] = await Promise.all([
    port.providers([vertical]),
    asked.query.ids ? chosen(port, vertical, asked) : pageOfPlans(port, asked),
    port.release(),
  ]);
  return {
    providers: providers[vertical].map(({ id, name }) => ({ id, name })),
    ...list,
    loaded_at: release?.loadedAt ?? null,
  };
}

/** No other filter applies to ids; that the answer repeats them says that they were understood. */
async function chosen(
  port: CataloguePort,
  vertical: PlanFilter['vertical'],
  { query, day }: Asked,
) {
  const ids = query.ids ?? [];
  const found = await port.chosen({ vertical, ids, day, sort: query.cost_sorting });
  return { plans: found.map(planAnswer), total: found.length, ids };
}

async function pageOfPlans(port: CataloguePort, { query, filter, day }: Asked) {
  const { page, per_page: perPage } = query;
  const paged = page !== undefined || perPage !== undefined;
  const pageSize = perPage ?? (paged ? defaultPageSize : MAX_PAGE_SIZE);
  const list =
    filter &&
    (await port.plans({ filter, day, sort: query.cost_sorting, page: page ?? 1, pageSize }));
  return {
    plans: list?.plans.map(planAnswer) ?? [],
    total: list?.total ?? 0,
    ...(paged && { page: page ?? 1, per_page: pageSize }),
  };
}
