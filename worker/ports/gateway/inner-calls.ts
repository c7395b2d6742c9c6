/** The payloads of the gateway's six inner calls, with their defaults (spec: gateway, plan-calls). */
import * as v from 'valibot';
import { readTracking } from '../../../domain/leads/tracking.ts';
import { plainRecord } from '../../http/body.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = v.pipe(text(64), v.regex(/^[\w-]+$/));
/** A provider, speed or modem as pages and partners name it: by a number or a short word. */
const key = v.union([v.pipe(v.number(), v.integer()), text(60)]);
const keys = v.pipe(v.array(key), v.maxLength(100));
const amount = v.pipe(
  v.union([v.number(), v.pipe(text(12), v.regex(/^\d+(?:\.\d+)?$/), v.toNumber())]),
  v.finite(),
  v.minValue(0),
);
const sorting = v.optional(v.picklist([1, 2]), 1);

/** 1 for the word or the number 1, else 2 (spec: plan-calls). */
const oneOrTwo = (word: string) =>
  v.pipe(
    v.optional(v.union([v.number(), text(40)]), 1),
    v.transform((value): 1 | 2 =>
      value === 1 || String(value).toLowerCase() === word || value === '1' ? 1 : 2,
    ),
  );

/** Tracking parameters come among the other fields, under any name that we read. */
const visitCreate = v.pipe(
  v.looseObject({
    address: v.pipe(text(500), v.regex(/\S/), v.trim()),
    screenResolution: v.optional(text(20), ''),
  }),
  v.transform(({ address, screenResolution, ...rest }) => {
    const words = Object.entries(rest).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    const tracking = readTracking(new URLSearchParams(words));
    return { tracking, address, screenResolution };
  }),
);

/** Progress is facts, lists of facts, and one level of named facts. */
const fact = v.nullable(v.union([text(2000), v.pipe(v.number(), v.finite()), v.boolean()]));
const visitProgress = v.pipe(
  v.objectWithRest(
    { visit_id: id },
    v.union([fact, v.array(fact), plainRecord(v.union([fact, v.array(fact)]))]),
  ),
  v.check((value) => JSON.stringify(value).length <= 8192),
);

const providerList = v.object({
  vertical: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.maxLength(7),
  ),
  rc: v.optional(text(300)),
});

const postcodeList = v.object({ search: text(100) });

const mobilePlanList = v.pipe(
  v.object({
    connection_type: oneOrTwo('personal'),
    plan_type: oneOrTwo('sim'),
    plan_cost_max: v.optional(amount),
    plan_cost_min: v.optional(amount),
    cost_sorting: sorting,
    providers_filter: v.optional(keys),
    data_usage_min: v.optional(amount),
  }),
  v.transform(({ data_usage_min: usage, ...rest }) => ({
    ...rest,
    plan_minify: 1 as const,
    ...(usage !== undefined && usage >= 1 && usage <= 90 && { data_usage_min: usage }),
  })),
);

const connection = v.object({ type: v.pipe(v.number(), v.integer()), tech_type: v.optional(key) });

const broadbandPlanList = v.pipe(
  v.object({
    conn_type_group: v.optional(v.pipe(v.array(connection), v.maxLength(20)), []),
    technologyType: v.optional(key),
    cost_sorting: sorting,
    nbn_speed_tier: v.optional(keys),
    modem_filter: v.optional(v.union([keys, key])),
    providers_filter: v.optional(keys),
  }),
  v.transform(({ conn_type_group: group, technologyType, ...rest }) => ({
    ...rest,
    plan_minify: 1 as const,
    conn_type_group: connections(group, technologyType),
  })),
);

type Connection = v.InferOutput<typeof connection>;

/** Only the first names a technology; without a choice, the first is type 1. */
function connections(
  group: readonly Connection[],
  technologyType: Connection['tech_type'],
): Connection[] {
  const [first = { type: 1 }, ...others] = group;
  const technology = first.tech_type ?? technologyType;
  return [
    { type: first.type, ...(technology !== undefined && { tech_type: technology }) },
    ...others.map(({ type }) => ({ type })),
  ];
}

/** Keyed by method and path, as one string. */
export const innerCalls = {
  'POST /visit/create': visitCreate,
  'POST /visit/progress': visitProgress,
  'POST /provider/list': providerList,
  'GET /postcode/list': postcodeList,
  'POST /mobile/plan/list': mobilePlanList,
  'POST /broadband/plan/list': broadbandPlanList,
} as const;

export type InnerName = keyof typeof innerCalls;
export type InnerPayload<Name extends InnerName> = v.InferOutput<(typeof innerCalls)[Name]>;

/** A call whose payload fits its name. */
export type InnerCall = {
  [Name in InnerName]: { readonly name: Name; readonly payload: InnerPayload<Name> };
}[InnerName];

/** True only for the six names themselves: no other text ever becomes part of a URL. */
export function isInnerName(value: string): value is InnerName {
  return Object.hasOwn(innerCalls, value);
}
