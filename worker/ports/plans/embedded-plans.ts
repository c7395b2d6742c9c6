/** The embedded plans adapter: the catalogue in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import { maxPageSize } from '../../../domain/plans/list/asked-plans.ts';
import { pagesOf } from '../../../domain/plans/list/pagination.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { isAnswered } from '../../../domain/plans/listed.ts';
import { standsAmongAll } from '../../../domain/plans/page/plan-standing.ts';
import type { CardProvider } from '../../../domain/plans/plan-card.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { cardsOf, type DocumentColumns, type ProviderColumns, providerOfRow } from './card-rows.ts';
import { chosenPlans, chosenRows } from './chosen-rows.ts';
import { createEnergyPlans } from './energy/energy-plans.ts';
import { energySellersStatement } from './energy/energy-statements.ts';
import { pageStatement, pagesStatement } from './plan-statement.ts';
import {
  dayKeys,
  type PlanDay,
  type PlansPort,
  planListFailed,
  providersFailed,
  providersOf,
  sinceWhen,
  withAge,
} from './plans.port.ts';
import {
  type CatalogueRelease,
  named,
  releaseStatement,
  rowsOf,
  type SellerRow,
  sellersOf,
} from './provider-rows.ts';
import { singleOf } from './single/single-of-all.ts';
import { singleOfRows, singleRows } from './single/single-rows.ts';
import { allOf, answeredPage, recallWhole } from './whole-vertical.ts';

/**
 * The plans port over D1 (binding `CATALOGUE_DB`, tables of `migrations/`). A page is one round
 * trip. An empty database has no providers and no plans; errors of the database reach the caller.
 */
export function createEmbeddedPlans(db: D1Database): PlansPort {
  const energy = createEnergyPlans(db);
  return {
    async page(query, asker) {
      if (query.vertical === 'energy') return energy.page(query, asker);
      const { day, recall } = asker;
      if (isAnswered(query.vertical)) {
        const { data, ...age } = await recallWhole(db, query.vertical, recall);
        return withAge(answeredPage(data, query, day), age);
      }
      const keyOn = (one: string) => `page:${one}:${JSON.stringify(query)}`;
      const ask = () => pageOfPlans(db, query, day);
      const question = { ...dayKeys(keyOn, day), ask, failed: planListFailed };
      const { data, ...age } = await recall(question);
      return withAge(data, age);
    },

    async chosen({ ids, verticals, said = {} }, { day, recall }) {
      // The visitor's answers stay out of the key, since rows are cached unpriced.
      const key = `chosen:${JSON.stringify({ ids, verticals })}`;
      const ask = () => chosenRows(db, ids, verticals);
      const [{ data, ...age }, home] = await Promise.all([
        recall({ key, ask, failed: planListFailed }),
        verticals.includes('energy')
          ? energy.home(said, recall)
          : { answers: said, isElsewhere: () => false },
      ]);
      const chosen = chosenPlans(data, day, home.answers, home.isElsewhere);
      return { ...chosen, staleSince: sinceWhen(age) };
    },

    async single(question, asker) {
      const { vertical, id } = question;
      if (vertical === 'energy') return singleOf(id, await energy.all(question, asker));
      const { day, recall } = asker;
      if (isAnswered(vertical) || !standsAmongAll(vertical)) {
        const { data, ...age } = await recallWhole(db, vertical, recall);
        return singleOf(id, { ...allOf(data, day, question), staleSince: sinceWhen(age) });
      }
      const keyOn = (one: string) => `plan:${one}:${vertical}:${id}`;
      const ask = () => singleRows(db, { vertical, id, day });
      const asked = { ...dayKeys(keyOn, day), ask, failed: planListFailed };
      const { data, ...age } = await recall(asked);
      return { ...singleOfRows(data, day), answers: {}, staleSince: sinceWhen(age) };
    },

    async pages(vertical, asker) {
      if (vertical === 'energy') return energy.pages(asker);
      const ask = async () =>
        (await db.prepare(pagesStatement).bind(vertical).all<PlanDay>()).results;
      return (await asker.recall({ key: `pages:${vertical}`, ask, failed: planListFailed })).data;
    },

    energy: (question, asker) => energy.energy(question, asker),

    async providers(verticals, { recall }) {
      const key = `providers:${verticals.join()}`;
      const ask = () => providersBy(db, verticals);
      const { data, ...age } = await recall({ key, ask, failed: providersFailed });
      return providersOf(verticals, (slug) => data[slug] ?? [], age);
    },
  };
}

/** A row of a page; an empty page has one row, without a plan. */
type PageColumns = DocumentColumns & { readonly total: number; readonly plan_id: string | null };

async function pageOfPlans(db: D1Database, query: PlanQuery, day: string): Promise<PlanPage> {
  const perPage = Math.min(maxPageSize, Math.max(1, query.perPage));
  const page = Math.max(1, query.page);
  const offset = (page - 1) * perPage;
  // The row before the page is read too, since the first sentence refers to it.
  const before = offset > 0 ? 1 : 0;
  const { sql, params } = pageStatement({
    query,
    day,
    offset: offset - before,
    limit: perPage + before,
  });
  const [listed, sellers, release] = await db.batch([
    db.prepare(sql).bind(...params),
    sellersOf(db, [query.vertical]),
    db.prepare(releaseStatement),
  ]);
  const rows = rowsOf<PageColumns>(listed);
  const total = rows[0]?.total ?? 0;
  const pages = pagesOf(total, perPage);
  if (page > pages) return pageOfPlans(db, { ...query, page: pages }, day);
  const [loaded] = rowsOf<CatalogueRelease>(release);
  const found = rows.filter((row) => row.plan_id !== null);
  return {
    plans: cardsOf(found, { total, sort: query.sort, day, offset, before }),
    total,
    page,
    pages,
    providers: rowsOf<ProviderColumns>(sellers).map(named),
    asOf: loaded?.loadedAt ?? null,
    stale: false,
  };
}

async function providersBy(
  db: D1Database,
  verticals: readonly VerticalSlug[],
): Promise<Partial<Record<VerticalSlug, readonly CardProvider[]>>> {
  const lists = await db.batch([sellersOf(db, verticals), db.prepare(energySellersStatement)]);
  const results = lists.flatMap((list) => rowsOf<SellerRow>(list));
  const by = (slug: VerticalSlug): CardProvider[] =>
    results.filter(({ vertical }) => vertical === slug).map(providerOfRow);
  return Object.fromEntries(verticals.map((slug) => [slug, by(slug)]));
}
