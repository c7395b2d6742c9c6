/** What a list says of itself: how many, in which order, what was chosen, what could be given up. */

import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import { dataUsage } from '../../../domain/plans/filters.ts';
import type { PlanList } from '../../../domain/plans/plan-list.ts';
import { initialState, type PlanListState } from '../../../domain/plans/plan-list-state.ts';
import { orderWords } from '../../../domain/plans/rank.ts';

/** For the status line: count, order, and which of them are in sight. */
export function statusWords(list: PlanList, state: PlanListState, perPage: number): string {
  const { total, page, plans } = list;
  if (total === 0) return 'No plans match your choices.';
  const count = total === 1 ? '1 plan' : `${total} plans`;
  const order = orderWords[state.sort].toLowerCase();
  const from = (page - 1) * perPage + 1;
  const seen = total > plans.length ? ` Showing ${from} to ${from + plans.length - 1}.` : '';
  return `${count}, ${order}.${seen}`;
}

/** Something chosen, and the list without it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly without: PlanListState;
}

/** Everything that leaves plans out, in the order of the form. */
export function choices(
  state: PlanListState,
  widget: PlanWidget,
  providers: PlanList['providers'],
): Choice[] {
  const first = { ...state, page: 1 };
  const each = <T extends string | number>(
    name: 'providers' | 'speeds' | 'modems' | 'connections',
    values: readonly T[],
    label: (value: T) => string,
  ): Choice[] =>
    values.map((value) => ({
      key: `${name}-${value}`,
      label: label(value),
      without: { ...first, [name]: values.filter((one) => one !== value) },
    }));
  const own =
    widget.vertical === 'mobile'
      ? state.data > dataUsage.min
        ? [{ key: 'data', label: dataWords(state.data, widget), without: { ...first, data: 0 } }]
        : []
      : [
          ...each('speeds', state.speeds, (speed) => `Speed tier ${speed}`),
          ...each('modems', state.modems, (modem) => `Modem: ${modem}`),
          ...each('connections', state.connections, (connection) => `Connection: ${connection}`),
          ...technology(state, widget, first),
        ];
  const nameOf = (id: string) => providers.find((one) => one.id === id)?.name ?? id;
  return [...own, ...each('providers', state.providers, nameOf)];
}

/** `30+ GB per month` (spec: plan-lists). */
export function dataWords(data: number, { dataUsageSuffix }: PlanWidget): string {
  return `${data}${dataUsageSuffix}`;
}

/** For assistive technology, where a plus sign is read as one: `30 GB per month or more`. */
export function dataValueText(data: number, { dataUsageSuffix }: PlanWidget): string {
  const unit = dataUsageSuffix.replace(/^\+?\s*/, '');
  return dataUsageSuffix.startsWith('+') ? `${data} ${unit} or more` : `${data} ${unit}`;
}

function technology(state: PlanListState, widget: PlanWidget, first: PlanListState): Choice[] {
  if (!state.technology || state.technology === widget.technologyType) return [];
  const without = { ...first, technology: initialState(widget).technology };
  return [{ key: 'technology', label: `nbn by ${state.technology}`, without }];
}
