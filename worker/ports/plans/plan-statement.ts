/** The one statement behind a page of plans: the filter once, the order of `rank`, the number of all. */
import type { PlanFilter } from '../../../domain/plans/filters.ts';
import type { Sort } from '../../../domain/plans/rank.ts';
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
    ...conditions(filter, bind, 'l'),
    ...costs(filter, bind),
    ...technology(filter, bind),
    `l.valid_from <= ${bind(day)}`,
    `l.valid_until >= ?${params.length}`,
  ].join(' AND ');
  const rows = `listing l INDEXED BY ${indexOf(filter)}`;
  const total = boundsCost(filter)
    ? `SELECT count(*) AS total FROM ${rows} WHERE ${where}`
    : tallied(filter, bind);
  return {
    sql: `SELECT n.total, r.plan_id, r.estimate_cents, r.total_cents, r.sort_name, p.document,
  s.id AS provider_id, s.name AS provider_name, s.logo_url, s.logo_alt
FROM (${total}) n
LEFT JOIN (
  SELECT l.plan_id, l.estimate_cents, l.total_cents, l.sort_name, l.provider_id
  FROM ${rows} WHERE ${where}
  ORDER BY ${orderOf('l', sort)} LIMIT ${bind(limit)} OFFSET ${bind(offset)}
) r ON 1
LEFT JOIN plan p ON p.id = r.plan_id
LEFT JOIN provider s ON s.id = r.provider_id
ORDER BY ${orderOf('r', sort)}`,
    params,
  };
}

/** The number of all, from what was counted when the catalogue was loaded: it knows no costs. */
function tallied(filter: PlanFilter, bind: Bind): string {
  const where = [
    `t.vertical = ${bind(filter.vertical)}`,
    named(filter.providers) ? `t.provider_id <> ''` : `t.provider_id = ''`,
    ...conditions(filter, bind, 't'),
    ...talliedTechnology(filter, bind),
  ];
  return `SELECT ifnull(sum(t.plans), 0) AS total FROM tally t WHERE ${where.join(' AND ')}`;
}

function boundsCost({ costMinCents, costMaxCents }: PlanFilter): boolean {
  return costMinCents !== undefined || costMaxCents !== undefined;
}

/** The order of `rank`. */
export function orderOf(table: string, sort: Sort): string {
  const direction = sort === 1 ? 'ASC' : 'DESC';
  return ['estimate_cents', 'total_cents', 'sort_name', 'plan_id']
    .map((column) => `${table}.${column} ${direction}`)
    .join(', ');
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

/** What a filter says of the columns that both tables have. */
function conditions(filter: PlanFilter, bind: Bind, table: 'l' | 't'): string[] {
  const is = (column: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`${table}.${column} = ${bind(value)}`];
  const list = (column: string, values: readonly (string | number)[] | undefined): string[] => {
    if (!named(values)) return [];
    return [`${table}.${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(values))}))`];
  };
  const shared = list('provider_id', filter.providers);
  if (filter.vertical === 'mobile') {
    return [
      ...shared,
      ...is('connection', filter.connection),
      ...is('plan_type', filter.planType),
      ...(filter.dataMinGb === undefined ? [] : [`${table}.data_gb >= ${bind(filter.dataMinGb)}`]),
    ];
  }
  return [
    ...shared,
    ...list('connection_type', filter.connectionTypes),
    ...list('speed_tier', filter.speedTiers),
    ...list('modem', filter.modems),
  ];
}

function costs({ costMinCents, costMaxCents }: PlanFilter, bind: Bind): string[] {
  return [
    ...(costMinCents === undefined ? [] : [`l.estimate_cents >= ${bind(costMinCents)}`]),
    ...(costMaxCents === undefined ? [] : [`l.estimate_cents <= ${bind(costMaxCents)}`]),
  ];
}

function technology(filter: PlanFilter, bind: Bind): string[] {
  if (filter.vertical === 'mobile' || filter.technology === undefined) return [];
  const names = `(${bind(filter.technology)}, ${bind(ANY_TECHNOLOGY)})`;
  return [
    `EXISTS (SELECT 1 FROM plan_technology t WHERE t.technology IN ${names} AND t.plan_id = l.plan_id)`,
  ];
}

function talliedTechnology(filter: PlanFilter, bind: Bind): string[] {
  if (filter.vertical === 'mobile' || filter.technology === undefined) return [];
  const sold = `instr(',' || t.technologies || ',', ',' || ${bind(filter.technology)} || ',') > 0`;
  return [`(t.technologies = ${bind(ANY_TECHNOLOGY)} OR ${sold})`];
}
