/** A query for a list of plans, and its URL. */
import { isId } from '../../text.ts';
import type { Filter, FilterValue, FilterValues, Option } from '../filter.ts';
import { isAnswered, type ListedVertical, listedBy } from '../listed.ts';
import { type Answers, completeAnswers, readAnswer } from '../question.ts';
import { defaultPageSize } from './pagination.ts';
import { kindAsked, nowName, paidForName, readNow } from './paid-now.ts';
import { defaultSort, type Sort, sortOf } from './rank.ts';

/** A query to the plans port: one page of one list. */
export interface PlanQuery {
  readonly vertical: ListedVertical;
  /** By name; a filter that is not in use is absent. */
  readonly filters: FilterValues;
  /** Bounds of the estimated cost, inclusive. */
  readonly cost?: CostBounds;
  /** In full, where the vertical has questions. */
  readonly answers?: Answers;
  /** The amount the visitor pays now, as typed; not sent to the port (pay-now.ts). */
  readonly now?: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface CostBounds {
  readonly minCents?: number;
  readonly maxCents?: number;
}

/** An editor's settings for a list, before a visitor chooses anything. */
export interface ListSettings {
  readonly vertical: ListedVertical;
  readonly perPage: number;
  /** Filters on every plan in the list, which visitors cannot change. */
  readonly fixed: FilterValues;
  readonly cost?: CostBounds;
  /** The options offered for a filter; all of them where it has no entry. */
  readonly offered: Readonly<Record<string, readonly Option[]>>;
  /** The list's initial filters. */
  readonly initial: FilterValues;
  /** Initial answers that replace the questions' own defaults. */
  readonly answers?: Answers;
  /** An editor's words that replace the filter's own. */
  readonly words: Readonly<Record<string, { readonly label?: string; readonly suffix?: string }>>;
}

/** The settings of a list that an editor has not restricted. */
export function openSettings(vertical: ListedVertical): ListSettings {
  const { initial = {} } = listedBy(vertical);
  const own = { fixed: {}, offered: {}, initial, words: {} };
  return { vertical, perPage: defaultPageSize, ...own };
}

/** The filters that a visitor can change, by name, in the order of the form. */
export function openFilters({ vertical, fixed }: ListSettings): [name: string, filter: Filter][] {
  return Object.entries(listedBy(vertical).filters).filter(([name]) => !(name in fixed));
}

/** The options of a filter in this list. */
export function optionsOf(settings: ListSettings, name: string, filter: Filter): readonly Option[] {
  if (filter.kind !== 'one' && filter.kind !== 'many') return [];
  return settings.offered[name] ?? filter.options ?? [];
}

/** The options an editor left in a filter with several choices; none where all are offered. */
export function leftOptions(
  { offered }: ListSettings,
  name: string,
  filter: Filter,
): readonly Option[] {
  const left = offered[name] ?? [];
  return filter.kind === 'many' && left.length < (filter.options?.length ?? 0) ? left : [];
}

/** A list's query before a visitor changes it. */
export function initialQuery(settings: ListSettings): PlanQuery {
  const { vertical, perPage, fixed, cost, initial } = settings;
  const filters = { ...initial, ...fixed };
  return {
    vertical,
    filters,
    ...(cost && { cost }),
    sort: defaultSort,
    page: 1,
    perPage,
    ...(isAnswered(vertical) && {
      answers: completeAnswers(listedBy(vertical).questions, settings.answers ?? {}),
    }),
  };
}

/** Unreadable answers take the list's initial ones: in a journey, the area of the address. */
function readAnswers(params: URLSearchParams, { vertical, answers = {} }: PlanQuery): Answers {
  const { questions } = listedBy(vertical);
  const read = Object.entries(questions).flatMap(([name, question]) => {
    const answer = readAnswer(question, params.get(name));
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return completeAnswers(questions, { ...answers, ...Object.fromEntries(read) });
}

/**
 * A hidden field of a form with initially ticked boxes. Without it, a form sent with no box ticked would
 * look like a URL without the filter.
 */
export const sentName = 'sent';

const maxPage = 10_000;

/** Reads a URL or form, and ignores anything the list does not offer. Never throws. */
export function readQuery(params: URLSearchParams, settings: ListSettings): PlanQuery {
  const initial = initialQuery(settings);
  const page = Number(params.get('page') ?? 1);
  const read = openFilters(settings).map(([name, filter]) => {
    const options = optionsOf(settings, name, filter);
    return [name, readFilter(params, name, filter, options, initial.filters[name])] as const;
  });
  const { vertical } = settings;
  const filters = filterValues([...Object.entries(settings.fixed), ...read]);
  return {
    ...initial,
    filters,
    ...(initial.answers && { answers: readAnswers(params, initial) }),
    ...readNow(params, { vertical, filters }),
    sort: sortOf(params.get('sort'), listedBy(vertical).orders),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** Drops filters that are not in use. */
export function filterValues(
  entries: Iterable<readonly [string, FilterValue | undefined]>,
): FilterValues {
  const asking = [...entries].filter(
    ([, value]) => value !== undefined && value !== 0 && !(Array.isArray(value) && !value.length),
  );
  return Object.fromEntries(asking) as FilterValues;
}

function readFilter(
  params: URLSearchParams,
  name: string,
  filter: Filter,
  options: readonly Option[],
  initial: FilterValue | undefined,
): FilterValue | undefined {
  const value = params.get(name);
  switch (filter.kind) {
    case 'one':
      if (value === '' && !filter.demanded) return undefined;
      return options.find((one) => String(one) === value) ?? initial;
    case 'many':
      if (value === null && !params.has(sentName)) return initial;
      return filter.options === null
        ? idsIn(params.getAll(name))
        : offeredIn(params, name, options);
    case 'least':
      return value === null || value.trim() === ''
        ? initial
        : stepAt(Number(value), filter, initial);
    case 'flag':
      return value === '1' ? true : undefined;
  }
}

function offeredIn(params: URLSearchParams, name: string, options: readonly Option[]): Option[] {
  const values = params.getAll(name);
  return options.filter((option) => values.includes(String(option)));
}

const maxIds = 50;

function idsIn(values: readonly string[]): string[] {
  return [...new Set(values)].filter(isId).slice(0, maxIds).sort();
}

/** The slider's step at or below a number. */
function stepAt(
  value: number,
  { min, max, step }: Extract<Filter, { kind: 'least' }>,
  initial: FilterValue | undefined,
): FilterValue | undefined {
  if (!Number.isFinite(value)) return initial;
  const within = Math.min(max, Math.max(min, value));
  return within - (within % step);
}

/** The URL of a query, without the list's initial values: equal queries have equal URLs. */
export function writeQuery(query: PlanQuery, settings: ListSettings): URLSearchParams {
  const initial = initialQuery(settings);
  const params = new URLSearchParams();
  if (query.sort !== initial.sort) params.set('sort', String(query.sort));
  for (const [name, filter] of openFilters(settings)) {
    const [asked, usual] = [query.filters[name], initial.filters[name]];
    if (String(asked) === String(usual)) continue;
    if (Array.isArray(asked)) for (const one of asked) params.append(name, String(one));
    else if (asked !== undefined) params.set(name, asked === true ? '1' : String(asked));
    // Nothing chosen where the list opens with a choice: an empty value says so, or the form's hidden field.
    else if (filter.kind === 'many') params.set(sentName, '1');
    else params.set(name, filter.kind === 'least' ? String(filter.min) : '');
  }
  for (const [name, answer] of Object.entries(query.answers ?? {})) {
    if (answer !== initial.answers?.[name]) params.set(name, String(answer));
  }
  if (query.now !== undefined) params.set(nowName, query.now);
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** Drops the amount paid now if the segment changed: it may not be compared with the other fuel or customer. */
export function keepNow(next: PlanQuery, before: PlanQuery): PlanQuery {
  const { now: _, ...rest } = next;
  return kindAsked(next) === kindAsked(before) ? next : rest;
}

/** The URL of a list that opens with these filters; the list's fixed filters are not in its URL. */
export function openedWith(settings: ListSettings, filters: FilterValues): URLSearchParams {
  const initial = initialQuery(settings);
  return writeQuery({ ...initial, filters: { ...initial.filters, ...filters } }, settings);
}

/** The query for a plans port: where nothing is ticked, it asks for every option the list offers. */
export function fullQuery({ now: _, ...query }: PlanQuery, settings: ListSettings): PlanQuery {
  const within = openFilters(settings).flatMap(([name, filter]) => {
    const left = leftOptions(settings, name, filter);
    return left.length > 0 && query.filters[name] === undefined ? [[name, left] as const] : [];
  });
  return { ...query, filters: { ...query.filters, ...Object.fromEntries(within) } };
}

/** The parameter names of a list's URL. */
export function queryNames(vertical: ListedVertical): readonly string[] {
  const { filters, questions } = listedBy(vertical);
  return [
    'sort',
    'page',
    nowName,
    paidForName,
    sentName,
    ...Object.keys(filters),
    ...Object.keys(questions),
  ];
}
