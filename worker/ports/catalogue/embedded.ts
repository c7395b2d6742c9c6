/** The embedded catalogue adapter: providers and plans in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import type { PlanFilter, PlanOf } from '../../../content/model/catalogue/filters.ts';
import { defaultPageSize } from '../../../content/model/catalogue/pagination.ts';
import type { Plan } from '../../../content/model/catalogue/plan.schema.ts';
import { pricesOn } from '../../../content/model/catalogue/price.ts';
import {
  defaultSort,
  placeSentence,
  type RankingFacts,
} from '../../../content/model/catalogue/ranking.ts';
import type { VerticalSlug } from '../../../content/model/vertical.ts';
import {
  type CataloguePort,
  type CatalogueRelease,
  type ListedPlan,
  type ListedProvider,
  MAX_PAGE_SIZE,
  type PlanPage,
  type PlanQuery,
} from './catalogue.port.ts';
import { planStatement } from './plan-statement.ts';

interface ProviderColumns {
  readonly provider_id: string;
  readonly provider_name: string;
  readonly logo_url: string | null;
  readonly logo_alt: string | null;
}

interface PlanRow extends ProviderColumns {
  readonly total: number;
  readonly plan_id: string | null;
  readonly estimate_cents: number;
  readonly total_cents: number;
  readonly sort_name: string;
  readonly document: string;
}

const PROVIDERS = `SELECT v.vertical, p.id AS provider_id, p.name AS provider_name, p.logo_url, p.logo_alt
FROM provider_vertical v JOIN provider p ON p.id = v.provider_id
WHERE v.vertical IN (SELECT value FROM json_each(?1)) ORDER BY p.sort_name, p.id`;

const BY_ID = `SELECT document FROM plan WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY id`;

/**
 * The catalogue port over D1 (binding `CATALOGUE_DB`, tables of `migrations/`). A page of plans is
 * one statement. An empty database has no providers and no plans; errors of the database itself
 * are the caller's.
 */
export function createEmbeddedCatalogue(db: D1Database): CataloguePort {
  return {
    async providers(verticals) {
      const rows = await db
        .prepare(PROVIDERS)
        .bind(JSON.stringify(verticals))
        .all<ProviderColumns & { vertical: VerticalSlug }>();
      const listed = verticals.map((slug) => [
        slug,
        rows.results.filter(({ vertical }) => vertical === slug).map(providerOf),
      ]);
      return Object.fromEntries(listed);
    },

    plans: (query) => pageOfPlans(db, query),

    async byId(ids) {
      const some = JSON.stringify(ids.slice(0, MAX_PAGE_SIZE));
      const { results } = await db.prepare(BY_ID).bind(some).all<{ document: string }>();
      return results.map(({ document }) => JSON.parse(document) as Plan);
    },

    async release() {
      return db
        .prepare('SELECT id, loaded_at AS loadedAt, plans FROM release')
        .first<CatalogueRelease>();
    },
  };
}

async function pageOfPlans<F extends PlanFilter>(
  db: D1Database,
  query: PlanQuery<F>,
): Promise<PlanPage<PlanOf<F>>> {
  const sort = query.sort ?? defaultSort;
  const page = Math.max(1, Math.trunc(query.page ?? 1) || 1);
  const asked = Math.trunc(query.pageSize ?? defaultPageSize) || defaultPageSize;
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, asked));
  const offset = (page - 1) * pageSize;
  // The row before the page is read, too: the first sentence speaks of it.
  const before = offset > 0 ? 1 : 0;
  const { sql, params } = planStatement({
    filter: query.filter,
    day: query.day,
    sort,
    offset: offset - before,
    limit: pageSize + before,
  });
  const { results } = await db
    .prepare(sql)
    .bind(...params)
    .all<PlanRow>();
  const total = results[0]?.total ?? 0;
  const rows = results.filter(({ plan_id }) => plan_id !== null);
  const listed = rows.slice(before).map((row, index): ListedPlan<PlanOf<F>> => {
    const plan = JSON.parse(row.document) as PlanOf<F>;
    const place = offset + index + 1;
    const previous = rows[index + before - 1];
    const reason = placeSentence(
      factsOf(row),
      { place, total, sort },
      previous && factsOf(previous),
    );
    return { plan, provider: providerOf(row), prices: pricesOn(plan, query.day), place, reason };
  });
  return { plans: listed, total, sort, page, pageSize };
}

function factsOf(row: PlanRow): RankingFacts {
  return {
    id: row.plan_id ?? '',
    sortName: row.sort_name,
    estimateCents: row.estimate_cents,
    totalCents: row.total_cents,
  };
}

function providerOf(row: ProviderColumns): ListedProvider {
  const logo = row.logo_url === null ? null : { url: row.logo_url, altText: row.logo_alt ?? '' };
  return { id: row.provider_id, name: row.provider_name, logo };
}
