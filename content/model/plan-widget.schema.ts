/** An editor's choices for a list of plans (spec: entities), and the settings that follow from them. */
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

/** The editor’s choices; each `…List` names the options offered as filters. */
export const planWidgetFields = {
  vertical: v.pipe(
    v.picklist(listedVerticals),
    v.title('Product'),
    v.description('The product whose plans are listed.'),
  ),
  connectionType: v.pipe(
    v.optional(text, 'Personal'),
    v.description('Mobile only: Personal, or anything else to list business plans.'),
  ),
  planType: v.pipe(
    v.optional(text, 'Sim'),
    v.description('Mobile only: Sim, or anything else to list plans that come with a phone.'),
  ),
  minPlanCost: v.pipe(
    v.optional(dollars),
    v.title('Lowest price'),
    v.description('Leaves out plans below this price, in dollars.'),
  ),
  maxPlanCost: v.pipe(
    v.optional(dollars),
    v.title('Highest price'),
    v.description('Leaves out plans above this price, in dollars.'),
  ),
  plansPerPage: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), defaultPageSize),
    v.description('How many plans to show on each page of the list, from 1 to 50.'),
  ),
  speedList: v.pipe(
    v.optional(v.array(v.picklist(speedTiers)), [...speedTiers]),
    v.title('Speeds'),
    v.description(
      'Broadband only: the speeds to filter by; other plans are left out, but an empty list keeps all and hides the filter.',
    ),
  ),
  modemList: v.pipe(
    v.optional(v.array(v.picklist(modems)), [...modems]),
    v.title('Modems'),
    v.description(
      'Broadband only: the modems to filter by; other plans are left out, but an empty list keeps all and hides the filter.',
    ),
  ),
  connectionTypeList: v.pipe(
    v.optional(v.array(v.picklist(connectionTypes)), [...connectionTypes]),
    v.title('Connections'),
    v.description(
      'Broadband only: the connections to filter by; the list opens with the first, and other plans are left out.',
    ),
  ),
  technologyType: v.pipe(
    v.optional(v.picklist(technologies)),
    v.title('Technology'),
    v.description(
      'Broadband only: how the nbn reaches the home, for a page about one kind of connection.',
    ),
  ),
  redirectUrl: v.pipe(
    v.optional(href),
    v.title('Sign-up link'),
    v.description(
      'Where “Apply Now” leads; if empty, to our own page that asks for the address and keeps the plan.',
    ),
  ),
  dataUsageLabel: v.pipe(
    v.optional(text, mobileFilters.data.label),
    v.description('Mobile only: the label of the data slider.'),
  ),
  dataUsageSuffix: v.pipe(
    v.optional(text, mobileFilters.data.suffix),
    v.description('Mobile only: the unit after the slider’s number.'),
  ),
};

export const planWidget = v.object(planWidgetFields);
export type PlanWidget = v.InferOutput<typeof planWidget>;

/** The settings before a visitor chooses anything. */
export function listSettings(widget: PlanWidget): ListSettings {
  const { vertical, plansPerPage: perPage } = widget;
  const cost = costBounds(widget);
  const shared = { vertical, perPage, ...(cost && { cost }) };
  return { ...openSettings(vertical), ...shared, ...ownSettings[vertical]?.(widget) };
}

type Own = Omit<ListSettings, 'vertical' | 'perPage' | 'cost'>;

/** Verticals for which the specification has settings; the lists of the others are open. */
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

/** The widget's bounds, converted from dollars to cents. */
function costBounds({ minPlanCost: min, maxPlanCost: max }: PlanWidget): CostBounds | undefined {
  if (min === undefined && max === undefined) return undefined;
  return {
    ...(min !== undefined && { minCents: Math.ceil(min * 100 - 1e-6) }),
    ...(max !== undefined && { maxCents: Math.floor(max * 100 + 1e-6) }),
  };
}
