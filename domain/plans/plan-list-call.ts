/** The plan call of a list: the payload (spec: plan-calls) for a widget and what a visitor chose in it. */

import type { ComparedVertical, PlanWidget } from '../../content/model/plan-widget.schema.ts';
import type { PlanListState } from './plan-list-state.ts';
import { connectionTypes, modems, speedTiers, technologies } from './telco.data.ts';

export interface PlanCall {
  readonly path: string;
  readonly method: 'POST';
  readonly body: Readonly<Record<string, unknown>>;
}

/** The inner path of a vertical's plan call. */
export function planCallPath(vertical: ComparedVertical): `/${ComparedVertical}/plan/list` {
  return `/${vertical}/plan/list`;
}

/**
 * `page` and `per_page` are ours: a catalogue that does not know them answers with the whole list,
 * and the page is cut from it (plan-list.ts).
 */
export function planCall(widget: PlanWidget, state: PlanListState): PlanCall {
  const shared = {
    plan_minify: 1,
    cost_sorting: state.sort,
    ...filled('providers_filter', state.providers),
    page: state.page,
    per_page: widget.plansPerPage,
  };
  const own = widget.vertical === 'mobile' ? mobile(widget, state) : broadband(widget, state);
  return { path: planCallPath(widget.vertical), method: 'POST', body: { ...own, ...shared } };
}

function mobile(widget: PlanWidget, { data }: PlanListState): Record<string, unknown> {
  return {
    connection_type: widget.connectionType === 'Personal' ? 1 : 2,
    plan_type: widget.planType === 'Sim' ? 1 : 2,
    ...(widget.minPlanCost !== undefined && { plan_cost_min: widget.minPlanCost }),
    ...(widget.maxPlanCost !== undefined && { plan_cost_max: widget.maxPlanCost }),
    ...(data >= 1 && data <= 90 && { data_usage_min: data }),
  };
}

/** Connection types and technologies are numbered from 1, speeds and modems from 0 (spec: plan-lists). */
function broadband(widget: PlanWidget, state: PlanListState): Record<string, unknown> {
  const asked = state.connections.length > 0 ? state.connections : widget.connectionTypeList;
  const types = asked.map((word) => connectionTypes.indexOf(word) + 1);
  const technology = state.technology && technologies.indexOf(state.technology) + 1;
  const group = (types.length > 0 ? types : [1]).map((type, index) => ({
    type,
    ...(index === 0 && technology && { tech_type: technology }),
  }));
  return {
    conn_type_group: group,
    ...filled(
      'nbn_speed_tier',
      state.speeds.map((speed) => speedTiers.indexOf(speed)),
    ),
    ...filled(
      'modem_filter',
      state.modems.map((modem) => modems.indexOf(modem)),
    ),
  };
}

function filled(name: string, values: readonly unknown[]): Record<string, unknown> {
  return values.length > 0 ? { [name]: values } : {};
}
