/** The page of plans that a section shows. */
import * as v from 'valibot';
import type { PlanWidget } from '../../content/model/plan-widget.schema.ts';
import { imageHostsOf } from '../../domain/image-hosts.ts';
import { type PlanList, readPlanList } from '../../domain/plans/plan-list.ts';
import { planCall } from '../../domain/plans/plan-list-call.ts';
import type { PlanListState } from '../../domain/plans/plan-list-state.ts';
import { callForPage } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { type InnerCall, innerCalls, isInnerName } from '../ports/gateway/inner-calls.ts';

/**
 * The list that was asked for, or the last one with `stale` and its time; undefined when there is
 * neither. A page beyond the last one becomes the last.
 */
export async function findPlanList(
  c: AppContext,
  widget: PlanWidget,
  state: PlanListState,
  day: string,
): Promise<PlanList | undefined> {
  const list = await ask(c, widget, state, day);
  if (!list || list.plans.length > 0 || list.total === 0 || state.page <= list.pages) return list;
  return ask(c, widget, { ...state, page: list.pages }, day);
}

async function ask(
  c: AppContext,
  widget: PlanWidget,
  state: PlanListState,
  day: string,
): Promise<PlanList | undefined> {
  const { method, path, body } = planCall(widget, state);
  const name = `${method} ${path}`;
  if (!isInnerName(name)) return undefined;
  const call = { name, payload: v.parse(innerCalls[name], body) } as InnerCall;
  const answer = await callForPage(c, call, 'plan_list_failed');
  if (!answer) return undefined;
  const imageHosts = imageHostsOf(c.get('brand'));
  const asked = { state, perPage: widget.plansPerPage, day, imageHosts };
  const list = readPlanList(answer.data, asked);
  if (!list) return undefined;
  return answer.stale ? { ...list, stale: true, asOf: new Date(answer.at).toISOString() } : list;
}
