/** The embedded plans adapter: the catalogue in D1. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { maxPageSize } from '../../../domain/plans/list/asked-plans.ts';
import { pagesOf } from '../../../domain/plans/list/pagination.ts';
import {
  inOrder,
  isUnder,
  type NamedProvider,
  type PlanPage,
  pageOf,
} from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { defaultSort } from '../../../domain/plans/list/rank.ts';
import { isAnswered, type ListedVertical } from '../../../domain/plans/listed.ts';
import type { CardProvider, PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import {
  cardOfRow,
  cardsOf,
  type DocumentColumns,
  type PlanColumns,
  type ProviderColumns,
  providerOfRow,
  servedCards,
} from './card-rows.ts';
import { chosenStatement, pageStatement, verticalStatement } from './plan-statement.ts';
import {
  type ChosenPlans,
  type PlanChoice,
  type PlansPort,
  type ProvidersByVertical,
  planListFailed,
  providersFailed,
  withAge,
} from './plans.port.ts';

const providersStatement = `SELECT v.vertical, p.id AS provider_id, p.name AS provider_name, p.logo_url, p.logo_alt
FROM provider_vertical v JOIN provider p ON p.id = v.provider_id
WHERE v.vertical IN (SELECT value FROM json_each(?1)) ORDER BY p.sort_name, p.id`;

const releaseStatement = 'SELECT id, loaded_at AS loadedAt, plans FROM release';

/** What is loaded, and since when. */
export interface CatalogueRelease {
  readonly id: string;
  /** ISO time. */
  readonly loadedAt: string;
  readonly plans: number;
}

/**
 * The plans port over D1 (binding `CATALOGUE_DB`, tables of `migrations/`). A page is one round
 * trip. An empty database has no providers and no plans; errors of the database reach the caller.
 */
export function createEmbeddedPlans(db: D1Database): PlansPort {
  return {
    async page(query, { day, recall }) {
      if (isAnswered(query.vertical)) {
        const key = `vertical:${query.vertical}`;
        const ask = () => wholeVertical(db, query.vertical);
        const { data, ...age } = await recall({ key, ask, failed: planListFailed });
        return withAge(answeredPage(data, query, day), age);
      }
      const key = `page:${day}:${JSON.stringify(query)}`;
      const ask = () => pageOfPlans(db, query, day);
      const { data, ...age } = await recall({ key, ask, failed: planListFailed });
      return withAge(data, age);
    },

    async chosen({ ids, verticals, said = {} }, { day, recall }) {
      // What the visitor said stays out of the key: rows are remembered unpriced.
      const key = `chosen:${JSON.stringify({ ids, verticals })}`;
      const ask = () => chosenRows(db, ids, verticals);
      const { data, at, stale } = await recall({ key, ask, failed: planListFailed });
      const staleSince = stale ? new Date(at).toISOString() : null;
      return { ...chosenPlans(data, day, said), staleSince };
    },

    async providers(verticals, { recall }) {
      const key = `providers:${verticals.join()}`;
      const ask = () => providersBy(db, verticals);
      return (await recall({ key, ask, failed: providersFailed })).data;
    },
  };
}

/** Null while nothing is loaded. */
export function catalogueRelease(db: D1Database): Promise<CatalogueRelease | null> {
  return db.prepare(releaseStatement).first<CatalogueRelease>();
}

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
  const rows = rowsOf<PlanColumns & { readonly total: number }>(listed);
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

/** Every plan of a vertical as it stands in the catalogue, unpriced: what a visitor answered stays out of it. */
interface WholeVertical {
  readonly rows: readonly DocumentColumns[];
  readonly providers: readonly NamedProvider[];
  readonly asOf: string | null;
}

async function wholeVertical(db: D1Database, vertical: ListedVertical): Promise<WholeVertical> {
  const [found, sellers, release] = await db.batch([
    db.prepare(verticalStatement).bind(vertical),
    sellersOf(db, [vertical]),
    db.prepare(releaseStatement),
  ]);
  return {
    rows: rowsOf<DocumentColumns>(found),
    providers: rowsOf<ProviderColumns>(sellers).map(named),
    asOf: rowsOf<CatalogueRelease>(release)[0]?.loadedAt ?? null,
  };
}

/** Priced for this visitor, then filtered and put in order. */
function answeredPage(whole: WholeVertical, query: PlanQuery, day: string): PlanPage {
  const { rows, providers, asOf } = whole;
  const signer = { day, answers: query.answers };
  const cards = servedCards(rows, signer).filter((card) => isUnder(card, query));
  const perPage = Math.min(maxPageSize, Math.max(1, query.perPage));
  return { ...pageOf(cards, { ...query, perPage }), providers, asOf };
}

/** Chosen plans as they stand in the catalogue, and who sells beside them. */
interface ChosenRows {
  readonly rows: readonly DocumentColumns[];
  readonly sellers: readonly SellerRow[];
}

async function chosenRows(
  db: D1Database,
  ids: PlanChoice['ids'],
  verticals: PlanChoice['verticals'],
): Promise<ChosenRows> {
  const some = JSON.stringify(ids.slice(0, maxPageSize));
  const [found, sellers] = await db.batch([
    db.prepare(chosenStatement).bind(some, JSON.stringify(verticals)),
    sellersOf(db, verticals),
  ]);
  return { rows: rowsOf<DocumentColumns>(found), sellers: rowsOf<SellerRow>(sellers) };
}

function chosenPlans(
  { rows, sellers }: ChosenRows,
  day: string,
  said: Answers,
): Omit<ChosenPlans, 'staleSince'> {
  const plans = inOrder(
    rows.map((row) => cardOfRow(row, { day, answers: said })),
    defaultSort,
  );
  return { plans, providers: sellersIn(plans, sellers), partial: false };
}

/** The providers of the lists that these plans are from. */
function sellersIn(plans: readonly PlanCard[], rows: readonly SellerRow[]): NamedProvider[] {
  const shown = new Set<string>(plans.map(({ vertical }) => vertical));
  return rows.filter(({ vertical }) => shown.has(vertical)).map(named);
}

interface SellerRow extends ProviderColumns {
  readonly vertical: VerticalSlug;
}

async function providersBy(
  db: D1Database,
  verticals: readonly VerticalSlug[],
): Promise<ProvidersByVertical> {
  const { results } = await sellersOf(db, verticals).all<SellerRow>();
  const by = (slug: VerticalSlug): CardProvider[] =>
    results.filter(({ vertical }) => vertical === slug).map(providerOfRow);
  return Object.fromEntries(verticals.map((slug) => [slug, by(slug)]));
}

function sellersOf(db: D1Database, verticals: readonly VerticalSlug[]): D1PreparedStatement {
  return db.prepare(providersStatement).bind(JSON.stringify(verticals));
}

function named({ provider_id: id, provider_name: name }: ProviderColumns): NamedProvider {
  return { id, name };
}

/** A batch's results come in order, one for each statement. */
function rowsOf<Row>(result: { readonly results: unknown[] } | undefined): Row[] {
  return (result?.results ?? []) as Row[];
}
