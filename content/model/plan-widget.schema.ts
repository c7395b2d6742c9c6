/** What an editor sets of a list of plans: whose plans, which bounds, which filters (spec: plan-lists). */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { dataUsage } from '../../domain/plans/filters.ts';
import { defaultPageSize } from '../../domain/plans/pagination.ts';
import {
  connectionTypes,
  modems,
  speedTiers,
  technologies,
} from '../../domain/plans/telco.data.ts';
import { text } from './primitives.schema.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

export const comparedVerticals = ['mobile', 'broadband'] as const;
export type ComparedVertical = (typeof comparedVerticals)[number];

/** Lists name the options that are offered as filters; an empty one offers none. */
export const planWidgetFields = {
  vertical: v.picklist(comparedVerticals),
  /** Mobile: Personal is 1, anything else 2 (spec: plan-lists). */
  connectionType: v.optional(text, 'Personal'),
  /** Mobile: Sim is 1, anything else 2. */
  planType: v.optional(text, 'Sim'),
  minPlanCost: v.optional(dollars),
  maxPlanCost: v.optional(dollars),
  plansPerPage: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    defaultPageSize,
  ),
  speedList: v.optional(v.array(v.picklist(speedTiers)), [...speedTiers]),
  modemList: v.optional(v.array(v.picklist(modems)), [...modems]),
  connectionTypeList: v.optional(v.array(v.picklist(connectionTypes)), [...connectionTypes]),
  /** How the nbn reaches the visitor, when the page is about one way. */
  technologyType: v.optional(v.picklist(technologies)),
  /** Where "Apply Now" leads; without one, to the brand's sign-up of the vertical. */
  redirectUrl: v.optional(href),
  dataUsageLabel: v.optional(text, 'Data you need'),
  dataUsageSuffix: v.optional(text, dataUsage.suffix),
};

export const planWidget = v.object(planWidgetFields);
export type PlanWidget = v.InferOutput<typeof planWidget>;
