/** The list of a product that a journey shows: what editors' own lists settle, it only opens with. */
import * as v from 'valibot';
import { listSettings, planWidget } from '../../content/model/plan-widget.schema.ts';
import type { FilterValues } from '../../domain/plans/filter.ts';
import { type ListSettings, openedWith } from '../../domain/plans/list/plan-query.ts';
import type { ListedVertical } from '../../domain/plans/listed.ts';
import { areaAnswers } from './chosen-plans.ts';

/**
 * A journey has one list of each product, and so leaves open for whom a mobile plan is and whether a
 * phone comes with it. The address decides the area: what prices are worked out for, and which plans are sold there.
 */
export function resultsSettings(vertical: ListedVertical, addressLine: string): ListSettings {
  const { fixed, initial, ...settings } = listSettings(
    v.parse(planWidget, { vertical, plansPerPage: 10 }),
  );
  return {
    ...settings,
    initial: { ...fixed, ...initial },
    fixed: {},
    answers: { ...settings.answers, ...areaAnswers(addressLine) },
  };
}

/** The query that opens it with plans of a kind (domain/plans/page/plan-standing.ts). */
export function resultsQuery(vertical: ListedVertical, segment: FilterValues): string {
  return openedWith(resultsSettings(vertical, ''), segment).toString();
}
