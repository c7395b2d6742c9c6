/** URLs of a list: each question has one, followed by the visitor's campaign parameters. */

import { comparedName, withCompared } from '../../../domain/plans/compare/compare-choice.ts';
import {
  type ListSettings,
  type PlanQuery,
  queryNames,
  writeQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { saidAnswers } from '../../../domain/plans/page/assumed-words.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { applyUrl } from '../../ui/plans/sign-up-links.ts';
import { moreQuerySlot } from '../../ui/visitor-slots.ts';
import type { PlanListProps } from './plan-list-props.ts';

/**
 * The page's URL for a question.
 * @param compared ids of the plans chosen for the comparison: they go along
 */
export function queryHref(
  { path, settings, campaign, carried = [] }: PlanListProps,
  query: PlanQuery,
  compared: readonly string[] = [],
): string {
  const own = [...carried, ...writeQuery(query, settings)];
  const params = new URLSearchParams(own.map(([name, value]) => [name, value])).toString();
  const url = withCompared(params ? `${path}?${params}` : path, compared);
  return url + (url === path ? campaign.first : campaign.more);
}

/** The sign-up for a plan. In a browser the slot is already filled, and `campaign` holds its value. */
export function applyHref(
  { settings: { vertical }, application, redirectUrl, campaign }: PlanListProps,
  planId: string,
): string {
  const url = applyUrl({ application, vertical, redirectUrl, planId });
  return url.replace(moreQuerySlot, campaign.more);
}

/** A plan's own page, for the same lead and with the answers that its price here was worked out with. */
export function pageHref(
  { settings: { vertical }, carried = [], campaign }: PlanListProps,
  { answers = {} }: PlanQuery,
  planId: string,
): string {
  const params = saidAnswers(vertical, answers, carried);
  const path = planPath({ vertical, id: planId });
  return params.size ? `${path}?${params}${campaign.more}` : path + campaign.first;
}

/** The browser's URL for a question; parameters that are not the list's stay. */
export function barUrl(href: string, query: PlanQuery, settings: ListSettings): string {
  const url = new URL(href);
  for (const name of queryNames(settings.vertical)) url.searchParams.delete(name);
  for (const [name, value] of writeQuery(query, settings)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/** The browser's URL with the plans chosen for the comparison in place of those it had. */
export function comparedUrl(href: string, ids: readonly string[]): string {
  const url = new URL(href);
  url.searchParams.delete(comparedName);
  for (const id of ids) url.searchParams.append(comparedName, id);
  return url.pathname + url.search + url.hash;
}

/** `Mobile plans, page 2 | Brand`: the number of the page, as the server writes it. */
export function pageTitle(title: string, page: number): string {
  const [words = '', ...brand] = title.split(' | ');
  const plain = words.replace(/, page \d+$/, '');
  return [page > 1 ? `${plain}, page ${page}` : plain, ...brand].join(' | ');
}
