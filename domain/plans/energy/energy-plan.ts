/** An electricity or gas plan of the catalogue, with its single-rate tariff. */
import * as v from 'valibot';
import { states } from '../../address/states.ts';
import { roundedCents } from '../../money.ts';
import {
  cents,
  document,
  endsInTime,
  endsTooSoon,
  identity,
  offerTerms,
  percent,
  recurring,
  whole,
  words,
} from '../plan-fields.ts';
import { customers, fuels } from './energy-filters.ts';
import { areSteps, partsOfCent, yearOf } from './energy-tariff.ts';

const rate = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

/**
 * A discount on the whole bill that nobody has to earn. One with a condition, and a credit for
 * signing up, is words in `inclusions`: neither makes a price.
 */
const discount = v.pipe(
  v.strictObject({ ...offerTerms, percentOff: whole(1, 100) }),
  v.check((one) => endsInTime(one), endsTooSoon),
);

export const energyPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('energy'),
    ...identity,
    ...recurring,
    /** `priceCents` is for a year at `usagePerYear`. */
    billing: v.literal(365),
    offer: v.optional(discount),
    fuel: v.picklist(fuels),
    /** The id in the regulator's register. */
    planId: words(40),
    /** Who owns the poles and wires, or the pipes, where it is sold. */
    distributor: v.optional(words(80)),
    /** Where it is sold; without any, wherever its network is. */
    states: v.optional(v.array(v.picklist(states)), []),
    customer: v.picklist(customers),
    /** Cents a day, GST included, as on the tariff. */
    supplyCentsPerDay: rate(10_000),
    /** Steps of cents a unit, GST included; each reaches `upTo` units a year, the last has no end. */
    usage: v.pipe(
      v.array(
        v.strictObject({
          centsPerUnit: rate(1_000),
          upTo: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
        }),
      ),
      v.minLength(1, 'A tariff needs a price for usage'),
      v.check(
        (steps) => areSteps(steps),
        'Every step but the last must end, each beyond the one before it',
      ),
    ),
    /** Cents for each kWh that a home's panels send to the grid; absent while the provider says nothing of it. */
    feedInCentsPerKwh: v.optional(rate(100)),
    /** The usage that `priceCents` assumes: kWh a year for power, MJ for gas. */
    usagePerYear: whole(0, 1_000_000),
    /** For leaving; absent while the provider says nothing of it. */
    exitFeeCents: v.optional(cents),
    basicPlanInformation: document,
    /** Difference from the reference price in percent, negative when cheaper; null without one. */
    referenceDifference: v.nullable(percent),
  }),
  // Two statements of one price: a slip in either shows before anybody relies on it.
  v.check(
    (plan) => plan.priceCents === roundedCents(yearOf(plan, plan.usagePerYear), partsOfCent),
    'The price is not what its tariff comes to for a year at usagePerYear',
  ),
);
export type EnergyPlan = v.InferOutput<typeof energyPlan>;
