/** Addresses of a list: each state has one, with the visitor's campaign behind it. */

import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import {
  type PlanListState,
  stateNames,
  writeState,
} from '../../../domain/plans/plan-list-state.ts';
import { applyUrl } from '../../ui/plans/apply-url.ts';
import { moreQuerySlot } from '../../ui/visitor-slots.ts';
import type { PlanListProps } from './plan-list-props.ts';

/** The page's address in a state. */
export function stateHref({ path, widget, campaign }: PlanListProps, state: PlanListState): string {
  const query = writeState(state, widget).toString();
  return query ? `${path}?${query}${campaign.more}` : path + campaign.first;
}

/** The sign-up for a plan. In a browser the slot is filled already: what came into it stands in `campaign`. */
export function applyHref(
  { widget, application, campaign }: PlanListProps,
  planId: string,
): string {
  const { vertical, redirectUrl } = widget;
  const url = applyUrl({ application, vertical, redirectUrl, planId });
  return url.replace(moreQuerySlot, campaign.more);
}

/** What stands in the address bar in a state: everything that is not the list's stays. */
export function barAddress(href: string, state: PlanListState, widget: PlanWidget): string {
  const url = new URL(href);
  for (const name of stateNames) url.searchParams.delete(name);
  for (const [name, value] of writeState(state, widget)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/** `Mobile plans, page 2 | Brand`: the number of the page, as the server writes it. */
export function pageTitle(title: string, page: number): string {
  const [words = '', ...brand] = title.split(' | ');
  const plain = words.replace(/, page \d+$/, '');
  return [page > 1 ? `${plain}, page ${page}` : plain, ...brand].join(' | ');
}
