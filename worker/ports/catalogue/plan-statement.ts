/** The one statement behind a page of plans: the filter once, the order of `rank`, the number of all. */
import type { PlanFilter } from '../../../content/model/catalogue/filters.ts';
import type { Sort } from '../../../content/model/catalogue/ranking.ts';
import { ANY_TECHNOLOGY } from './listing-rows.ts';

/** SQL and its values, in the order of their numbers. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

export interface PageOfListing {
  readonly filter: PlanFilter;
  readonly day: string;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

type Bind = (value: string | number) => string;

/**
 * A row for each listed plan, each with the total; when the page is empty, one row without a plan.
 * Columns: total, plan_id, estimate_cents, total_cents, sort_name, document, and the provider's.
 */
export function planStatement({ filter, day, sort, offset, limit }: PageOfListing): Statement {
  const params: (string | number)[] = [];
  const bind: Bind = (value) => `?${params.push(value)}`;
  const where = [
    `l.vertical = ${bind(filter.vertical)}`,
    ...conditions(filter, bind),
    `l.valid_from <= ${bind(day)}`,
    `l.valid_until >= ?${params.length}`,
  ].join(' AND ');
  const direction = sort === 1 ? 'ASC' : 'DESC';
  const order = (table: string) =>
    ['estimate_cents', 'total_cents', 'sort_name', 'plan_id']
      .map((column) => `${table}.${column} ${direction}`)
      .join(', ');
  const rows = `listing l INDEXED BY ${indexOf(filter)}`;
  return {
    sql: `SELECT n.total, r.plan_id, r.estimate_cents, r.total_cents, r.sort_name, p.document,
  s.id AS provider_id, s.name AS provider_name, s.logo_url, s.logo_alt
FROM (SELECT count(*) AS total FROM ${rows} WHERE ${where}) n
LEFT JOIN (
  SELECT l.plan_id, l.estimate_cents, l.total_cents, l.sort_name, l.provider_id
  FROM ${rows} WHERE ${where}
  ORDER BY ${order('l')} LIMIT ${bind(limit)} OFFSET ${bind(offset)}
) r ON 1
LEFT JOIN plan p ON p.id = r.plan_id
LEFT JOIN provider s ON s.id = r.provider_id
ORDER BY ${order('r')}`,
    params,
  };
}

function named(values: readonly unknown[] | undefined): boolean {
  return values !== undefined && values.length > 0;
}

/**
 * The index to search: that of the filter which leaves the fewest plans. It is named, because D1
 * keeps no statistics and would take any of them.
 */
function indexOf(filter: PlanFilter): string {
  if (named(filter.providers)) return 'listing_provider';
  if (filter.vertical === 'mobile') {
    if (filter.connection !== undefined) return 'listing_connection';
    return filter.dataMinGb === undefined ? 'listing_cost' : 'listing_data';
  }
  if (named(filter.speedTiers)) return 'listing_speed';
  if (named(filter.modems)) return 'listing_modem';
  return named(filter.connectionTypes) ? 'listing_connection_type' : 'listing_cost';
}

function conditions(filter: PlanFilter, bind: Bind): string[] {
  const is = (column: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`l.${column} = ${bind(value)}`];
  const list = (column: string, values: readonly (string | number)[] | undefined): string[] => {
    if (!named(values)) return [];
    return [`l.${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(values))}))`];
  };
  const bound = (column: string, sign: '>=' | '<=', value: number | undefined): string[] =>
    value === undefined ? [] : [`l.${column} ${sign} ${bind(value)}`];
  const shared = [
    ...list('provider_id', filter.providers),
    ...bound('estimate_cents', '>=', filter.costMinCents),
    ...bound('estimate_cents', '<=', filter.costMaxCents),
  ];
  if (filter.vertical === 'mobile') {
    return [
      ...shared,
      ...is('connection', filter.connection),
      ...is('plan_type', filter.planType),
      ...bound('data_gb', '>=', filter.dataMinGb),
    ];
  }
  return [
    ...shared,
    ...list('connection_type', filter.connectionTypes),
    ...list('speed_tier', filter.speedTiers),
    ...list('modem', filter.modems),
    ...technology(filter.technology, bind),
  ];
}

function technology(name: string | undefined, bind: Bind): string[] {
  if (name === undefined) return [];
  const names = `(${bind(name)}, ${bind(ANY_TECHNOLOGY)})`;
  return [
    `EXISTS (SELECT 1 FROM plan_technology t WHERE t.technology IN ${names} AND t.plan_id = l.plan_id)`,
  ];
}
