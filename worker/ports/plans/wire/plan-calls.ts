/** Conversion of queries to and from the payloads of plan calls (spec: plan-calls). */
import * as v from 'valibot';
import { maxCents } from '../../../../domain/money.ts';
import type {
  Filter,
  FilterValue,
  FilterValues,
  Option,
  Wire,
} from '../../../../domain/plans/filter.ts';
import { maxPageSize } from '../../../../domain/plans/list/asked-plans.ts';
import {
  type CostBounds,
  filterValues,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { defaultSort } from '../../../../domain/plans/list/rank.ts';
import { type ListedVertical, listedBy } from '../../../../domain/plans/listed.ts';
import { type InnerPayload, innerCalls } from '../../gateway/inner-calls.ts';
import { isObject } from './answer-values.ts';

const calls = {
  mobile: 'POST /mobile/plan/list',
  broadband: 'POST /broadband/plan/list',
} as const satisfies Partial<Record<ListedVertical, string>>;
type PlanCallName = (typeof calls)[keyof typeof calls];

/** False for plans that no call of the gateway carries. */
export function isCalled(vertical: ListedVertical): vertical is keyof typeof calls {
  return Object.hasOwn(calls, vertical);
}

/** A plan call whose payload fits its name. */
export type PlanCall = {
  [Name in PlanCallName]: { readonly name: Name; readonly payload: InnerPayload<Name> };
}[PlanCallName];

/** @throws Error for a query that no call can carry */
export function planCall(query: PlanQuery): PlanCall {
  if (!isCalled(query.vertical)) throw new Error(`No plan call carries ${query.vertical} plans`);
  const body = { ...filterFields(query), cost_sorting: costSorting(query) };
  if (query.vertical === 'mobile') {
    const name = calls.mobile;
    // The call always names both bounds (spec: plan-calls); these defaults leave nothing out.
    const { minCents: least = 0, maxCents: most = maxCents } = query.cost ?? {};
    const bounds = { plan_cost_min: least / 100, plan_cost_max: most / 100 };
    return { name, payload: v.parse(innerCalls[name], { ...body, ...bounds }) };
  }
  const name = calls.broadband;
  return { name, payload: v.parse(innerCalls[name], body) };
}

/** A call knows two orders; we sort its plans into any other ourselves. */
function costSorting({ sort }: PlanQuery): 1 | 2 {
  return typeof sort === 'number' ? sort : defaultSort;
}

/** Queries that together ask for every plan, since a call must name one option of each such filter. */
export function everyPlan(vertical: ListedVertical): PlanQuery[] {
  const single = Object.entries(listedBy(vertical).filters).flatMap(([name, filter]) =>
    filter.kind === 'one' && filter.wire && !filter.wire.key
      ? [{ name, options: filter.options }]
      : [],
  );
  const choices = single.reduce<Record<string, Option>[]>(
    (made, { name, options }) =>
      made.flatMap((one) => options.map((option) => ({ ...one, [name]: option }))),
    [{}],
  );
  const whole = { vertical, sort: defaultSort, page: 1, perPage: maxPageSize } as const;
  return choices.map((filters) => ({ ...whole, filters }));
}

/** The filters of a query that its call does not carry. */
export function unsentFilters({ vertical, filters }: PlanQuery): FilterValues {
  const declared = listedBy(vertical).filters;
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => declared[name]?.wire === null),
  );
}

function filterFields({ vertical, filters }: PlanQuery): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const grouped: Record<string, unknown>[] = [];
  for (const [name, filter] of Object.entries(listedBy(vertical).filters)) {
    const asked = filters[name];
    if (filter.wire === null) continue;
    const { field, key } = filter.wire;
    if (key === 'type') {
      const types = asked ?? ('options' in filter ? filter.options : []);
      grouped.push(...[types ?? []].flat().map((one) => ({ type: sent(filter, one) })));
      fields[field] = grouped;
    } else if (key === 'tech_type') {
      // On the first entry only.
      if (asked !== undefined && grouped[0]) grouped[0].tech_type = sent(filter, asked);
    } else if (asked !== undefined) {
      fields[field] = Array.isArray(asked)
        ? asked.map((one) => sent(filter, one))
        : sent(filter, asked);
    }
  }
  return fields;
}

/** An option's number, where the call has numbers; any other value unchanged. */
function sent(filter: Filter, value: unknown): unknown {
  const first = filter.wire?.first;
  if (first === undefined || !('options' in filter)) return value;
  const options: readonly unknown[] = filter.wire?.order ?? filter.options ?? [];
  return options.indexOf(value) + first;
}

/** The query of a call, for as many plans as a page can have. */
export function queryOf({ name, payload }: PlanCall): PlanQuery {
  const vertical = name === calls.mobile ? 'mobile' : 'broadband';
  const fields: Readonly<Record<string, unknown>> = { ...payload };
  const filters = Object.entries(listedBy(vertical).filters).map(
    ([filterName, filter]) => [filterName, readField(filter, fields)] as const,
  );
  const cost = costOf(fields);
  return {
    vertical,
    filters: filterValues(filters),
    ...(cost && { cost }),
    sort: payload.cost_sorting,
    page: 1,
    perPage: maxPageSize,
  };
}

/** An unknown option stays as it is, and no plan matches it. */
function readField(
  { wire, ...filter }: Filter,
  fields: Readonly<Record<string, unknown>>,
): FilterValue | undefined {
  if (wire === null) return undefined;
  const values = saidBy(wire, fields[wire.field]);
  const [one] = values;
  if (one === undefined) return undefined;
  switch (filter.kind) {
    case 'one':
      return optionOf(wire.order ?? filter.options, one, wire.first);
    case 'many':
      return values.map((each) => optionOf(wire.order ?? filter.options ?? [], each, wire.first));
    case 'least': {
      const least = Number(one);
      return least >= 1 && least <= filter.max ? least : undefined;
    }
    case 'flag':
      return Boolean(one) || undefined;
  }
}

/** The values of a field, which may be a list, or a list of objects. */
function saidBy({ key }: Wire, field: unknown): Option[] {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  const each = key ? values.map((entry) => (isObject(entry) ? entry[key] : undefined)) : values;
  return each.filter((one) => typeof one === 'string' || typeof one === 'number');
}

/** The option meant by a word, or by a number counted from `first`. */
function optionOf(options: readonly Option[], value: Option, first = 0): Option {
  const word = String(value).toLowerCase();
  const numbered = /^\d+$/.test(word) ? options[Number(word) - first] : undefined;
  return numbered ?? options.find((option) => String(option).toLowerCase() === word) ?? word;
}

/** A call may name any amount; beyond the dearest plan they all mean the same. */
const within = (cents: number): number => Math.min(cents, maxCents);

const isBound = (amount: unknown): amount is number => typeof amount === 'number';

/** Amounts that leave no plan out are not bounds. */
function costOf(fields: Readonly<Record<string, unknown>>): CostBounds | undefined {
  const { plan_cost_min: min, plan_cost_max: max } = fields;
  const bounds = {
    ...(isBound(min) && min > 0 && { minCents: within(Math.ceil(min * 100 - 1e-6)) }),
    ...(isBound(max) && max * 100 < maxCents && { maxCents: Math.floor(max * 100 + 1e-6) }),
  };
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}
