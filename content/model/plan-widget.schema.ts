/** What an editor sets for a list of plans (spec: entities), and the settings that follow from it. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import {
  connectionTypes,
  modems,
  speedTiers,
  technologies,
} from '../../domain/plans/broadband/broadband-filters.ts';
import { defaultPageSize } from '../../domain/plans/list/pagination.ts';
import {
  type CostBounds,
  type ListSettings,
  openSettings,
} from '../../domain/plans/list/plan-query.ts';
import { type ListedVertical, listedVerticals } from '../../domain/plans/listed.ts';
import { mobileFilters } from '../../domain/plans/mobile/mobile-filters.ts';
import { text } from './primitives.schema.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

/** Each `…List` names the options offered as filters; an empty one offers none. */
export const planWidgetFields = {
  vertical: v.picklist(listedVerticals),
  /** Mobile: `Personal`, or anything else for business plans. */
  connectionType: v.optional(text, 'Personal'),
  /** Mobile: `Sim`, or anything else for plans with a phone. */
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
  /** How the nbn reaches the visitor, on a page about one such way. */
  technologyType: v.optional(v.picklist(technologies)),
  /** Where "Apply Now" leads; without it, to the brand's sign-up for the vertical. */
  redirectUrl: v.optional(href),
  dataUsageLabel: v.optional(text, mobileFilters.data.label),
  dataUsageSuffix: v.optional(text, mobileFilters.data.suffix),
};

export const planWidget = v.object(planWidgetFields);
export type PlanWidget = v.InferOutput<typeof planWidget>;

/** What is settled before a visitor chooses. */
export function listSettings(widget: PlanWidget): ListSettings {
  const { vertical, plansPerPage: perPage } = widget;
  const cost = costBounds(widget);
  const shared = { vertical, perPage, ...(cost && { cost }) };
  return { ...openSettings(vertical), ...shared, ...ownSettings[vertical]?.(widget) };
}

type Own = Omit<ListSettings, 'vertical' | 'perPage' | 'cost'>;

/** The specification gives these verticals settings of their own; the others' lists are open. */
const ownSettings: Readonly<Partial<Record<ListedVertical, (widget: PlanWidget) => Own>>> = {
  mobile: mobileSettings,
  broadband: broadbandSettings,
};

function mobileSettings(widget: PlanWidget): Own {
  return {
    fixed: {
      use: widget.connectionType === 'Personal' ? 'Personal' : 'Business',
      kind: widget.planType === 'Sim' ? 'Sim' : 'Phone',
    },
    offered: {},
    initial: { data: mobileFilters.data.initial },
    words: { data: { label: widget.dataUsageLabel, suffix: widget.dataUsageSuffix } },
  };
}

/** The list opens with the first connection, since a plan call without one means the first (spec: plan-calls). */
function broadbandSettings(widget: PlanWidget): Own {
  const [connection] = widget.connectionTypeList;
  return {
    fixed: {},
    offered: {
      speed: widget.speedList,
      modem: widget.modemList,
      connection: widget.connectionTypeList,
    },
    initial: {
      ...(connection && { connection: [connection] }),
      ...(widget.technologyType && { technology: widget.technologyType }),
    },
    words: {},
  };
}

/** The widget's bounds in dollars, as cents. */
function costBounds({ minPlanCost: min, maxPlanCost: max }: PlanWidget): CostBounds | undefined {
  if (min === undefined && max === undefined) return undefined;
  return {
    ...(min !== undefined && { minCents: Math.ceil(min * 100 - 1e-6) }),
    ...(max !== undefined && { maxCents: Math.floor(max * 100 + 1e-6) }),
  };
}
