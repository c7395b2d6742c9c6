/** An electricity or gas plan of the catalogue, with its tariff. */
import * as v from 'valibot';
import { document, identity, percent, recurring, whole, words } from '../plan-fields.ts';

export const energyPlan = v.strictObject({
  vertical: v.literal('energy'),
  ...identity,
  ...recurring,
  fuel: v.picklist(['Electricity', 'Gas']),
  /** The id in the regulator's register. */
  planId: words(40),
  distributor: v.optional(words(80)),
  customer: v.picklist(['Residential', 'Business']),
  /** Cents a day, GST included, as the tariff says it. */
  supplyCentsPerDay: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Cents a unit, GST included, from the first unit on; `upTo` units a year, the last without end. */
  usage: v.pipe(
    v.array(
      v.strictObject({
        centsPerUnit: v.pipe(v.number(), v.finite(), v.minValue(0)),
        upTo: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
      }),
    ),
    v.minLength(1, 'A tariff needs a price for usage'),
  ),
  /** The usage for which `priceCents` was worked out: kWh a year for power, MJ for gas. */
  usagePerYear: whole(0, 1_000_000),
  basicPlanInformation: document,
  /** Difference from the reference price in percent; below zero is cheaper. Null where none applies. */
  referenceDifference: v.nullable(percent),
});
