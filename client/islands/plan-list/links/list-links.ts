/** URLs of a list: one for each query, followed by the visitor's campaign parameters. */

import { changedAnswers, sharedAnswers } from '../../../../domain/plans/answers/answer-words.ts';
import { saidQuery } from '../../../../domain/plans/answers/said-answers.ts';
import { comparedName, withCompared } from '../../../../domain/plans/compare/compare-choice.ts';
import {
  type ListSettings,
  type PlanQuery,
  queryNames,
  writeQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../../domain/plans/listed.ts';
import { planPath } from '../../../../domain/plans/page/plan-path.ts';
import { applyUrl } from '../../../ui/plans/sign-up-links.ts';
import { moreQuerySlot } from '../../../ui/visitor-slots.ts';
import type { PlanListProps } from '../plan-list-props.ts';

/**
 * The page's URL for a query.
 * @param compared ids of the plans chosen for the comparison, which the URL includes
 */
export function queryHref(
  { path, settings, campaign, carried = [] }: PlanListProps,
  query: PlanQuery,
  compared: readonly string[] = [],
): string {
  const own = writeQuery(query, settings);
  const all =
    carried.length === 0 ? own : new URLSearchParams([...carried, ...own].map((pair) => [...pair]));
  const params = all.toString();
  const url = withCompared(params ? `${path}?${params}` : path, compared);
  return url + (url === path ? campaign.first : campaign.more);
}

/** URL for applying for a plan. In a browser the slot is already filled, and `campaign` is its value. */
export function applyHref(
  props: PlanListProps,
  planId: string,
  query: PlanQuery = props.query,
): string {
  const { campaign, carried = [] } = props;
  const { vertical } = props.settings;
  const { questions } = listedBy(vertical);
  // The details page prices the plan as the list did, as far as a link may carry the visitor's answers.
  const said = changedAnswers(questions, query.answers ?? {}, props.settings.answers);
  const answers = saidQuery(sharedAnswers(questions, said));
  // Inside a journey the URL is our own and already has a query; an editor's may lead anywhere.
  const redirectUrl =
    props.redirectUrl && answers && carried.length > 0
      ? `${props.redirectUrl}&${answers}`
      : props.redirectUrl;
  const url = applyUrl({ vertical, redirectUrl, planId, answers });
  return url.replace(moreQuerySlot, campaign.more);
}

/** URL of a plan's own page, for the same lead and with the answers that its price here depends on. */
export function pageHref(
  { settings: { vertical }, carried = [], campaign }: PlanListProps,
  { answers = {} }: PlanQuery,
  planId: string,
): string {
  const changed = Object.entries(changedAnswers(listedBy(vertical).questions, answers));
  const pairs = [...carried, ...changed];
  const path = planPath({ vertical, id: planId });
  if (pairs.length === 0) return path + campaign.first;
  const params = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `${path}?${params}${campaign.more}`;
}

/** The comparison's parameters besides the plans: the answers that its prices depend on, and the journey. */
export function comparedFields(
  { carried = [], settings }: Pick<PlanListProps, 'carried' | 'settings'>,
  { vertical, answers = {} }: PlanQuery,
): (readonly [name: string, value: string])[] {
  const changed = changedAnswers(listedBy(vertical).questions, answers, settings.answers);
  return [
    ...Object.entries(changed).map(([name, value]) => [name, String(value)] as const),
    ...carried,
  ];
}

/** Id of the visit of the journey that the list is part of. */
export function journeyVisit({ carried = [] }: Pick<PlanListProps, 'carried'>): string | undefined {
  return carried.find(([name]) => name === 'visitId')?.[1];
}

/** The referral code in the journey's own URLs: the cookie may have that of a later arrival in another tab. */
export function journeyCode(props: Pick<PlanListProps, 'carried' | 'campaign'>): string {
  if (!journeyVisit(props)) return '';
  return new URLSearchParams(props.campaign.more).get('rcCode') ?? '';
}

/** The browser's URL for a query; parameters that are not the list's stay. */
export function barUrl(href: string, query: PlanQuery, settings: ListSettings): string {
  const url = new URL(href);
  for (const name of queryNames(settings.vertical)) url.searchParams.delete(name);
  for (const [name, value] of writeQuery(query, settings)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/** The browser's URL with these plans for the comparison in place of those it had. */
export function comparedUrl(href: string, ids: readonly string[]): string {
  const url = new URL(href);
  url.searchParams.delete(comparedName);
  for (const id of ids) url.searchParams.append(comparedName, id);
  return url.pathname + url.search + url.hash;
}
