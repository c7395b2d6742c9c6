/** The words of a list: how many plans, in which order, and what was chosen. */
import type { Filter, FilterValue, LeastFilter, Option } from '../../../domain/plans/filter.ts';
import type { NamedProvider, PlanPage } from '../../../domain/plans/list/plan-page.ts';
import {
  filterValues,
  type ListSettings,
  openFilters,
  type PlanQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { sortWords } from '../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../domain/plans/listed.ts';

/** For the status line: count, order, and which of them this page shows. */
export function statusWords(list: PlanPage, { vertical, sort, perPage }: PlanQuery): string {
  const { total, page, plans } = list;
  if (total === 0) return 'No plans match your choices.';
  const from = (page - 1) * perPage + 1;
  const seen = total > plans.length ? ` Showing ${from} to ${from + plans.length - 1}.` : '';
  return `${countWords(total)}, ${sortWords(sort, listedBy(vertical).orders).toLowerCase()}.${seen}`;
}

/** `1 plan`, `29 plans`. */
export function countWords(total: number): string {
  return total === 1 ? '1 plan' : `${total} plans`;
}

/** A choice, and the question without it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly without: PlanQuery;
}

/** Every choice that narrows the list, in the order of the form. */
export function choices(
  query: PlanQuery,
  settings: ListSettings,
  providers: readonly NamedProvider[],
): Choice[] {
  return openFilters(settings).flatMap(([name, filter]) => {
    const asked = query.filters[name];
    if (asked === undefined) return [];
    const left = (value: FilterValue | undefined): PlanQuery => ({
      ...query,
      page: 1,
      filters: filterValues(Object.entries({ ...query.filters, [name]: value })),
    });
    if (Array.isArray(asked)) {
      return asked.map((one: Option) => ({
        key: `${name}-${one}`,
        label: isByProvider(filter) ? nameOf(one, providers) : optionLabel(filter, one),
        without: left(asked.filter((other: Option) => other !== one)),
      }));
    }
    // A page keeps the filter that it is about.
    const usual = filter.kind === 'one' ? settings.initial[name] : undefined;
    if (asked === usual) return [];
    return [{ key: name, label: label(filter, asked, settings.words[name]), without: left(usual) }];
  });
}

function isByProvider(filter: Filter): boolean {
  return filter.kind === 'many' && filter.options === null;
}

function nameOf(id: Option, providers: readonly NamedProvider[]): string {
  return providers.find((one) => one.id === id)?.name ?? String(id);
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

/** For assistive technology, which reads a plus sign as one: `30 GB per month or more`. */
export function leastValueText(value: number, suffix: string): string {
  const unit = suffix.replace(/^\+?\s*/, '');
  return suffix.startsWith('+') ? `${value} ${unit} or more` : `${value} ${unit}`;
}
