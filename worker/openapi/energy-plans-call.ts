/** The description of GET /api/plans/energy: its query, and plans as the catalogue stores them. */
import * as v from 'valibot';
import { states } from '../../domain/address/states.ts';
import { customers, fuels } from '../../domain/plans/energy/energy-filters.ts';
import { energyPlan } from '../../domain/plans/energy/energy-plan.ts';
import { planReference } from '../../domain/plans/energy/reference/reference.schema.ts';
import type { SoldEnergy } from '../../domain/plans/list/sold-energy.ts';
import type { Of } from './answers.ts';
import type { ParameterObject } from './document.types.ts';
import { named, pageArea, parameter, provider, unpricedPlan } from './plan-list-call.ts';

export function energyParameters(): ParameterObject[] {
  const [fuel, customer] = [fuels[0], customers[0]];
  return [
    parameter('fuel', 'The fuel that the plans are for.', { enum: [...fuels], default: fuel }),
    parameter('customer', 'The customers that the plans are for.', {
      enum: [...customers],
      default: customer,
    }),
    parameter('postcode', 'The home’s postcode.', { type: 'string', pattern: '^\\d{4}$' }),
    parameter('state', 'The home’s state, needed only where the postcode lies in several.', {
      type: 'string',
      enum: [...states],
    }),
    parameter(
      'distributor',
      'The home’s network, as on a bill, needed only where the postcode has several (`area.distributors`).',
      { type: 'string' },
    ),
  ];
}

const heldPlan = v.strictObject({
  ...energyPlan.entries,
  references: v.optional(v.array(planReference)),
});

/** Known keys only. A plan's area comes without its postcodes. */
export const energyPlans: Of<SoldEnergy> = v.strictObject({
  plans: v.array(v.strictObject({ plan: heldPlan, provider })),
  providers: v.array(named),
  area: pageArea,
  unpriced: v.array(unpricedPlan),
  asOf: v.nullable(v.string()),
  stale: v.boolean(),
});
