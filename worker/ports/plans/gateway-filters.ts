/** The payloads of the plan calls as filters: options by their number or their word (spec: plan-calls, plan-lists). */
import {
  type BroadbandFilter,
  dataUsage,
  type MobileFilter,
} from '../../../domain/plans/filters.ts';
import {
  connections,
  connectionTypes,
  modems,
  planTypes,
  speedTiers,
  technologies,
} from '../../../domain/plans/telco.data.ts';
import type { InnerPayload } from '../gateway/inner-calls.ts';

type Key = string | number;

/** Every payload has a filter: connection and plan type are one of two. */
export function mobileFilter(query: InnerPayload<'POST /mobile/plan/list'>): MobileFilter {
  const usage = query.data_usage_min;
  return {
    vertical: 'mobile',
    ...providers(query.providers_filter),
    ...cost(query.plan_cost_min, query.plan_cost_max),
    connection: query.connection_type === 1 ? connections[0] : connections[1],
    planType: query.plan_type === 1 ? planTypes[0] : planTypes[1],
    ...(usage !== undefined && usage >= 1 && usage <= dataUsage.max && { dataMinGb: usage }),
  };
}

/** Null when an option was asked for that nobody offers: nothing matches then. */
export function broadbandFilter(
  query: InnerPayload<'POST /broadband/plan/list'>,
): BroadbandFilter | null {
  const [first] = query.conn_type_group;
  const technology = first?.tech_type;
  const types = query.conn_type_group.map(({ type }) => optionOf(connectionTypes, type, 1));
  const ways = technology === undefined ? [] : [optionOf(technologies, technology, 1)];
  const speeds = (query.nbn_speed_tier ?? []).map((key) => optionOf(speedTiers, key, 0));
  const kinds = [query.modem_filter ?? []].flat().map((key) => optionOf(modems, key, 0));
  const asked = {
    types: known(types),
    ways: known(ways),
    speeds: known(speeds),
    kinds: known(kinds),
  };
  if (!asked.types || !asked.ways || !asked.speeds || !asked.kinds) return null;
  const [way] = asked.ways;
  return {
    vertical: 'broadband',
    ...providers(query.providers_filter),
    connectionTypes: asked.types,
    ...(way !== undefined && { technology: way }),
    speedTiers: asked.speeds,
    modems: asked.kinds,
  };
}

/** The option that a number, counted from `first`, or a word means. */
function optionOf<T extends Key>(options: readonly T[], key: Key, first: 0 | 1): T | undefined {
  const word = String(key).toLowerCase();
  const numbered = /^\d+$/.test(word) ? options[Number(word) - first] : undefined;
  return numbered ?? options.find((option) => String(option).toLowerCase() === word);
}

/** What is known of what was asked for; nothing when all of it is unknown. */
function known<T>(options: readonly (T | undefined)[]): T[] | undefined {
  const found = options.filter((option): option is T => option !== undefined);
  return found.length === 0 && options.length > 0 ? undefined : found;
}

function providers(keys: readonly Key[] | undefined): { providers?: string[] } {
  return keys && keys.length > 0 ? { providers: keys.map(String) } : {};
}

/** Dollars of the call as the cents that lists are filtered by. */
function cost(min: number | undefined, max: number | undefined) {
  return {
    ...(min !== undefined && { costMinCents: Math.ceil(min * 100 - 1e-6) }),
    ...(max !== undefined && { costMaxCents: Math.floor(max * 100 + 1e-6) }),
  };
}
