/** What a visitor chose in a list of plans, as it stands in the address of the page. */

import type { PlanWidget } from '../../content/model/plan-widget.schema.ts';
import { dataUsage } from './filters.ts';
import { defaultSort, type Sort, sortOf } from './rank.ts';
import {
  type ConnectionType,
  type Modem,
  type SpeedTier,
  type Technology,
  technologies,
} from './telco.data.ts';

/** An empty list means all. */
export interface PlanListState {
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** Ids. */
  readonly providers: readonly string[];
  /** Mobile: at least so many gigabytes, a step of the slider; 0 asks for nothing. */
  readonly data: number;
  /** Broadband. */
  readonly speeds: readonly SpeedTier[];
  readonly modems: readonly Modem[];
  readonly connections: readonly ConnectionType[];
  readonly technology: Technology | null;
}

/** The names in the address, which are the names of the form's fields. */
export const stateNames = [
  'sort',
  'page',
  'provider',
  'data',
  'speed',
  'modem',
  'connection',
  'technology',
  'sent',
] as const;

/** Stands in a form whose boxes are ticked from the start: without it, no tick would mean the default. */
export const sentName = 'sent';

/** An id that the plan calls carry. */
const providerId = /^[\w-]{1,64}$/;
const maxProviders = 50;
const maxPage = 10_000;

/** The state of a page that nobody filtered. */
export function initialState(widget: PlanWidget): PlanListState {
  return {
    sort: defaultSort,
    page: 1,
    providers: [],
    data: dataUsage.default,
    speeds: [],
    modems: [],
    // The default of the call is type 1 (spec: plan-calls).
    connections: widget.connectionTypeList.slice(0, 1),
    technology: widget.technologyType ?? null,
  };
}

/**
 * Reads an address; what is not offered is not asked for, and nothing throws. No
 * connection means the default, unless the form says that it was sent: then it means all of them.
 */
export function readState(query: URLSearchParams, widget: PlanWidget): PlanListState {
  const initial = initialState(widget);
  const page = Number(query.get('page') ?? 1);
  const offered = <T extends string | number>(name: string, options: readonly T[]): T[] =>
    options.filter((option) => query.getAll(name).includes(String(option)));
  const asked = query.get('technology');
  return {
    sort: sortOf(query.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    providers: [...new Set(query.getAll('provider'))]
      .filter((id) => providerId.test(id))
      .slice(0, maxProviders)
      .sort(),
    data: dataOf(query.get('data')),
    speeds: offered('speed', widget.speedList),
    modems: offered('modem', widget.modemList),
    connections:
      query.has('connection') || query.has(sentName)
        ? offered('connection', widget.connectionTypeList)
        : initial.connections,
    technology:
      asked === '' ? null : (technologies.find((way) => way === asked) ?? initial.technology),
  };
}

/** The nearest step of the slider at or below what was asked for. */
function dataOf(asked: string | null): number {
  const value = asked === null || asked.trim() === '' ? dataUsage.default : Number(asked);
  if (!Number.isFinite(value)) return dataUsage.default;
  const within = Math.min(dataUsage.max, Math.max(dataUsage.min, value));
  return within - (within % dataUsage.step);
}

/** The address of a state, without what is the default: equal states have equal addresses. */
export function writeState(state: PlanListState, widget: PlanWidget): URLSearchParams {
  const initial = initialState(widget);
  const query = new URLSearchParams();
  const mobile = widget.vertical === 'mobile';
  const one = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) query.set(name, String(value));
  };
  const many = (name: string, values: readonly (string | number)[]) => {
    for (const value of values) query.append(name, String(value));
  };
  one('sort', state.sort, initial.sort);
  many('provider', state.providers);
  if (mobile) one('data', state.data, initial.data);
  else {
    many('speed', state.speeds);
    many('modem', state.modems);
    if (state.connections.length === 0) one(sentName, 1, initial.connections.length === 0 ? 1 : 0);
    else if (state.connections.join() !== initial.connections.join())
      many('connection', state.connections);
    one('technology', state.technology ?? '', initial.technology ?? '');
  }
  one('page', state.page, 1);
  return query;
}
