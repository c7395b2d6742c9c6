/** The choices that narrow a list, each with the query without it, and the ways on from an empty list. */
import { isAboutArea } from '../answers/about-area.ts';
import { answerInWords } from '../answers/answer-words.ts';
import type { Filter, FilterValue, LeastFilter, Option } from '../filter.ts';
import { listedBy } from '../listed.ts';
import type { NamedProvider } from './plan-page.ts';
import {
  filterValues,
  initialQuery,
  type ListSettings,
  leftOptions,
  openFilters,
  type PlanQuery,
} from './plan-query.ts';

/** A choice, and the query without it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly without: PlanQuery;
}

/**
 * Every choice that narrows the list, in form order.
 * @param providers with their names (namesIn)
 */
export function choices(
  query: PlanQuery,
  settings: ListSettings,
  providers: readonly NamedProvider[],
): Choice[] {
  const { initial: own = {} } = listedBy(settings.vertical);
  return openFilters(settings).flatMap(([name, filter]) => {
    const asked = query.filters[name];
    if (asked === undefined) return [];
    const left = (value: FilterValue | undefined): PlanQuery => ({
      ...query,
      page: 1,
      filters: filterValues(Object.entries({ ...query.filters, [name]: value })),
    });
    if (Array.isArray(asked)) {
      // All the options an editor left: dropping them would not change the list.
      if (asked.length === leftOptions(settings, name, filter).length) return [];
      return asked.map((one: Option) => ({
        key: `${name}-${one}`,
        label: isByProvider(filter) ? nameOf(one, providers) : optionLabel(filter, one),
        without: left(asked.filter((other: Option) => other !== one)),
      }));
    }
    // A page keeps the filter it is about; a product's initial filter can be dropped, unless it is demanded.
    const kept = filter.kind === 'one' && (filter.demanded || settings.initial[name] !== own[name]);
    const usual = kept ? settings.initial[name] : undefined;
    if (asked === usual) return [];
    return [{ key: name, label: label(filter, asked, settings.words[name]), without: left(usual) }];
  });
}

function isByProvider(filter: Filter): boolean {
  return filter.kind === 'many' && filter.options === null;
}

/** The label of a provider in no list: its id means nothing to a visitor. */
export const unnamedProvider = 'A provider you chose';

function nameOf(id: Option, providers: readonly NamedProvider[]): string {
  return providers.find((one) => one.id === id)?.name ?? unnamedProvider;
}

function label(filter: Filter, asked: FilterValue, words: Words | undefined): string {
  if (filter.kind === 'least') return leastWords(Number(asked), suffixOf(filter, words));
  return filter.kind === 'flag' ? filter.label : optionLabel(filter, String(asked));
}

function optionLabel(filter: Filter, option: Option): string {
  return filter.chosen?.(option) ?? `${filter.label}: ${option}`;
}

type Words = ListSettings['words'][string];

/** An editor's suffix, or the filter's own. */
export function suffixOf(filter: LeastFilter, words: Words | undefined): string {
  return words?.suffix ?? filter.suffix;
}

/** `30+ GB per month`. */
export function leastWords(value: number, suffix: string): string {
  return `${value}${suffix}`;
}

/** A way on from a list without plans. */
export interface Relaxing {
  readonly key: string;
  /** Follows `Show 12 plans`; precedes `(12 plans)` where all choices are dropped. */
  readonly words: string;
  readonly query: PlanQuery;
}

/** The key of the way on that drops all choices. */
export const allChoices = 'all';

/** More would be too many links, and too many catalogue queries. */
const mostRelaxings = 8;

/** Drops each choice separately, then the visitor's answers, then all choices together. */
export function relaxings(
  query: PlanQuery,
  settings: ListSettings,
  providers: readonly NamedProvider[],
): Relaxing[] {
  const opened = initialQuery(settings);
  const chosen = choices(query, settings, providers);
  const singly = chosen.map(({ key, label, without }) => ({
    key,
    words: `without “${label}”`,
    query: without,
  }));
  const isArea = ([name]: readonly [string, unknown]) => isAboutArea(name);
  const own = Object.entries(query.answers ?? {});
  const ownAnswers = own.some((one) => !isArea(one) && one[1] !== opened.answers?.[one[0]]);
  // Another area is not a way on: a plan that is sold elsewhere is no use here.
  const answers = { ...opened.answers, ...Object.fromEntries(own.filter(isArea)) };
  const usual = { ...query, ...(opened.answers && { answers }), page: 1 };
  const words = 'with the usual answers';
  const all = { ...query, filters: opened.filters, page: 1 };
  const before = choices(all, settings, providers).map(({ label }) => label);
  const added = chosen.filter(({ label }) => !before.includes(label));
  return [
    ...[...singly, ...homeWays(query)].slice(0, mostRelaxings),
    ...(ownAnswers ? [{ key: 'answers', words, query: usual }] : []),
    ...(added.length > 1 ? [{ key: allChoices, words: 'Clear all filters', query: all }] : []),
  ];
}

/** Drops each feature of the home separately: few plans are made for a controlled load. */
function homeWays(query: PlanQuery): Relaxing[] {
  const { answers = {} } = query;
  return Object.entries(listedBy(query.vertical).questions).flatMap(([name, question]) => {
    const { kind, place, label, initial } = question;
    const answer = answers[name] ?? initial;
    if (kind !== 'choice' || place !== 'more' || answer === initial) return [];
    const words = `without “${label}: ${answerInWords(question, answer)}”`;
    return [
      { key: name, words, query: { ...query, answers: { ...answers, [name]: initial }, page: 1 } },
    ];
  });
}

/** The number of plans each way on leads to, by key. A way that was not counted is missing. */
export type Relaxed = Readonly<Record<string, number>>;

/** @param totalOf returns undefined where the total is unknown */
export async function countRelaxed(
  ways: readonly Relaxing[],
  totalOf: (query: PlanQuery) => Promise<number | undefined>,
): Promise<Relaxed> {
  const counted = await Promise.all(
    ways.map(async ({ key, query }) => [key, await totalOf(query)] as const),
  );
  return Object.fromEntries(counted.filter((one): one is [string, number] => one[1] !== undefined));
}
