/** A product's list in a journey: filters that an editor's list fixes are only the first state here. */
import * as v from 'valibot';
import { listSettings, planWidget } from '../../content/model/plan-widget.schema.ts';
import type { FilterValues } from '../../domain/plans/filter.ts';
import { type ListSettings, openedWith } from '../../domain/plans/list/plan-query.ts';
import type { ListedVertical } from '../../domain/plans/listed.ts';
import { areaAnswers } from './chosen-plans.ts';

/**
 * A journey has one list per product, so the visitor may still change who a mobile plan is for and whether
 * a phone comes with it. The address decides the area that prices are for and plans are sold in.
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

/** The query that opens the list at a segment (domain/plans/page/plan-standing.ts). */
export function resultsQuery(vertical: ListedVertical, segment: FilterValues): string {
  return openedWith(resultsSettings(vertical, ''), segment).toString();
}
