/** The SQL of plan lists: a page with its total, chosen plans, and the tally that totals come from. */
import type { Filter, FilterValue } from '../../../domain/plans/filter.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { Sort } from '../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { Statement } from '../statement.ts';
import { filterColumns } from './listing-rows.ts';

export interface PageOfListing {
  readonly query: Pick<PlanQuery, 'vertical' | 'filters' | 'cost' | 'sort'>;
  readonly day: string;
  readonly offset: number;
  readonly limit: number;
}

type Bind = (value: string | number) => string;

/** As `ProviderColumns` (card-rows.ts) has them. */
export const providerColumns =
  's.id AS provider_id, s.name AS provider_name, s.logo_url, s.logo_alt';
export const listedColumns = `p.document, ${providerColumns}`;

/**
 * One row per listed plan, each with the total; an empty page is one row without a plan.
 * Earlier pages are skipped in the index alone: looking up their rows took most of a late page's time.
 * Columns: total, plan_id, estimate_cents, total_cents, sort_name, document, and the provider's.
 */
export function pageStatement({ query, day, offset, limit }: PageOfListing): Statement {
  const params: (string | number)[] = [];
  const bind: Bind = (value) => `?${params.push(value)}`;
  const where = [
    `l.vertical = ${bind(query.vertical)}`,
    ...conditions(query, bind, 'l'),
    ...costs(query, bind),
    `l.valid_from <= ${bind(day)}`,
    `l.valid_until >= ?${params.length}`,
  ].join(' AND ');
  const rows = (index: string) => `listing l INDEXED BY ${index}`;
  const total = query.cost
    ? `SELECT count(*) AS total FROM ${rows(indexOf(query))} WHERE ${where}`
    : tallied(query, bind);
  return {
    sql: `SELECT n.total, r.plan_id, r.estimate_cents, r.total_cents, r.sort_name, ${listedColumns}
FROM (${total}) n
LEFT JOIN (
  SELECT l.plan_id, l.valid_from
  FROM ${rows(orderedIndexOf(query))} WHERE ${where}
  ORDER BY ${orderOf('l', query.sort)} LIMIT ${bind(limit)} OFFSET ${bind(offset)}
) o ON 1
LEFT JOIN listing r ON r.plan_id = o.plan_id AND r.valid_from = o.valid_from
LEFT JOIN plan p ON p.id = r.plan_id
LEFT JOIN provider s ON s.id = r.provider_id
ORDER BY ${orderOf('r', query.sort)}`,
    params,
  };
}

const withProvider = (table: 'plan' | 'ended_plan') =>
  `SELECT ${listedColumns} FROM ${table} p JOIN provider s ON s.id = p.document ->> '$.providerId'`;

const ofIds =
  'WHERE p.id IN (SELECT value FROM json_each(?1)) AND +p.vertical IN (SELECT value FROM json_each(?2))';

/** Values: ids and verticals as JSON lists. */
export const chosenStatement = `${withProvider('plan')}\n${ofIds}`;
export const chosenEndedStatement = `${withProvider('ended_plan')}\n${ofIds}`;

/** Value: the vertical. Its plans are priced by a visitor's answers, so no index can order them. */
export const verticalStatement = `${withProvider('plan')}\nWHERE p.vertical = ?1`;
export const verticalEndedStatement = `${withProvider('ended_plan')}\nWHERE p.vertical = ?1`;

function tallied(query: PageOfListing['query'], bind: Bind): string {
  const where = [
    `t.vertical = ${bind(query.vertical)}`,
    query.filters.provider ? `t.provider_id <> ''` : `t.provider_id = ''`,
    ...conditions(query, bind, 't'),
  ];
  return `SELECT ifnull(sum(t.plans), 0) AS total FROM tally t WHERE ${where.join(' AND ')}`;
}

/** The order of `rank`. */
export function orderOf(table: string, sort: Sort): string {
  const direction = sort === 2 ? 'DESC' : 'ASC';
  const leading = typeof sort === 'string' ? [sort] : [];
  return [...leading, 'estimate_cents', 'total_cents', 'sort_name', 'plan_id']
    .map((column) => `${table}.${column} ${direction}`)
    .join(', ');
}

/** The indexes of filters, the most selective first. */
const bySelectivity = [
  'listing_provider',
  'listing_speed',
  'listing_modem',
  'listing_connection',
  'listing_connection_type',
  'listing_data',
];

/** The vertical's plans that have a page. Value: the vertical. */
export const pagesStatement = `SELECT p.id, p.document ->> '$.checkedOn' AS checkedOn FROM plan p
WHERE p.vertical = ?1 ORDER BY p.id`;

/** The index is named because D1 keeps no statistics and might take any of them. */
function indexOf({ vertical, filters }: PageOfListing['query']): string {
  const declared = Object.entries<Filter>(listedBy(vertical).filters);
  const usable = new Set(
    declared.filter(([name]) => filters[name] !== undefined).map(([, { index }]) => index),
  );
  return bySelectivity.find((index) => usable.has(index)) ?? 'listing_cost';
}

/** Any order but cost reads its own index and filters as it goes; plans of a few providers are found and sorted. */
function orderedIndexOf(query: PageOfListing['query']): string {
  if (typeof query.sort === 'number' || query.filters.provider) return indexOf(query);
  return orderIndexes[query.sort];
}

const orderIndexes = { ongoing: 'listing_ongoing', own: 'listing_own' } as const;

/** The filters as conditions on the columns that both tables have. */
function conditions(
  { vertical, filters }: PageOfListing['query'],
  bind: Bind,
  table: 'l' | 't',
): string[] {
  return Object.entries<Filter>(listedBy(vertical).filters).flatMap(([name, filter]) => {
    const asked = filters[name];
    return asked === undefined ? [] : [condition(filter, asked, `${table}.${filter.column}`, bind)];
  });
}

function condition(filter: Filter, asked: FilterValue, column: string, bind: Bind): string {
  switch (filter.kind) {
    case 'many':
      return `${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(asked))}))`;
    case 'one':
      // A list is stored with commas between its values; an empty one always passes.
      return filter.several
        ? `(${column} = '' OR instr(',' || ${column} || ',', ',' || ${bind(String(asked))} || ',') > 0)`
        : `${column} = ${bind(String(asked))}`;
    case 'least':
      return `${column} >= ${bind(Number(asked))}`;
    case 'flag':
      return `${column} = 1`;
  }
}

function costs({ cost = {} }: PageOfListing['query'], bind: Bind): string[] {
  const { minCents, maxCents } = cost;
  return [
    ...(minCents === undefined ? [] : [`l.estimate_cents >= ${bind(minCents)}`]),
    ...(maxCents === undefined ? [] : [`l.estimate_cents <= ${bind(maxCents)}`]),
  ];
}

/**
 * Counts the plans of each kind, per provider and in total, when a catalogue is loaded.
 * On one line, because the database reads an SQL file line by line.
 */
export const fillTally = [
  `INSERT INTO tally (vertical, provider_id, ${filterColumns.join(', ')}, plans)`,
  `WITH one AS MATERIALIZED (SELECT DISTINCT plan_id, vertical, provider_id, ${filterColumns.join(', ')} FROM listing)`,
  `SELECT vertical, provider_id, ${filterColumns.join(', ')}, count(*) FROM one GROUP BY vertical, provider_id, ${filterColumns.join(', ')}`,
  'UNION ALL',
  `SELECT vertical, '', ${filterColumns.join(', ')}, count(*) FROM one GROUP BY vertical, ${filterColumns.join(', ')}`,
].join(' ');
