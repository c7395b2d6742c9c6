/** The embedded catalogue adapter: providers and plans in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import type { PlanFilter, PlanOf } from '../../../domain/plans/filters.ts';
import { defaultPageSize } from '../../../domain/plans/pagination.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { defaultSort } from '../../../domain/plans/rank.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { chosenStatement } from './chosen-statement.ts';
import { type ListedRow, listedPlans, type ProviderColumns, providerOf } from './listed-rows.ts';
import { planStatement } from './plan-statement.ts';
import {
  type CataloguePort,
  type CatalogueRelease,
  MAX_PAGE_SIZE,
  type PlanPage,
  type PlanQuery,
} from './plans.port.ts';

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

    async chosen(query) {
      const sort = query.sort ?? defaultSort;
      const { results } = await db
        .prepare(chosenStatement(sort))
        .bind(JSON.stringify(query.ids.slice(0, MAX_PAGE_SIZE)), query.vertical, query.day)
        .all<ListedRow>();
      const listing = { total: results.length, sort, day: query.day, offset: 0, before: 0 };
      return listedPlans(results, listing);
    },

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
    .all<ListedRow & { readonly total: number }>();
  const total = results[0]?.total ?? 0;
  const rows = results.filter(({ plan_id }) => plan_id !== null);
  const listing = { total, sort, day: query.day, offset, before };
  return { plans: listedPlans<PlanOf<F>>(rows, listing), total, sort, page, pageSize };
}
