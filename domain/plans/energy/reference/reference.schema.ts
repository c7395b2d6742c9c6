/** The schema of a regulator's yearly reference price on one network, and of a plan's difference from it. */
import * as v from 'valibot';
import { cents, whole, words } from '../../plan-fields.ts';
import { customers } from '../energy-filters.ts';

/** The kinds of tariff with a regulated reference price; one with a demand charge is not among them. */
const referenceTariffs = ['single', 'time-of-use', 'controlled-load'] as const;
export type ReferenceTariff = (typeof referenceTariffs)[number];

/** The upper bound exceeds the use of any business with a reference price. */
const units = whole(1, 1_000_000);

/** `2026-27` for the year that begins on 1 July 2026. */
export function yearFrom(first: number): string {
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const reference = v.pipe(
  v.strictObject({
    /** In the retailers' spelling or under its common name. */
    distributor: words(80),
    customer: v.picklist(customers),
    tariff: v.picklist(referenceTariffs),
    /** The year it applies to, from July to June: `2026-27`. */
    year: v.pipe(
      v.string(),
      v.check(
        (year) => year === yearFrom(Number(year.slice(0, 4))),
        'A year must look like 2026-27',
      ),
    ),
    /** The use that the price is for, without the controlled load. */
    kwh: units,
    controlledLoadKwh: v.optional(units),
    /** Includes GST. */
    cents: v.pipe(cents, v.minValue(1, 'A reference price must be above zero')),
    /** The regulator and the publication. */
    source: words(120),
  }),
  v.check(
    ({ tariff, controlledLoadKwh }) =>
      (tariff === 'controlled-load') === (controlledLoadKwh !== undefined),
    'A price with controlled load must have controlledLoadKwh; no other price may',
  ),
);
export type Reference = v.InferOutput<typeof reference>;

/** A plan's difference from a network's reference price at the reference's usage, computed when the plan is read. */
export const planReference = v.strictObject({
  distributor: words(80),
  /** Negative for a plan below the reference price. */
  percent: v.pipe(v.number(), v.finite()),
  cents,
  words: words(300),
});
export type PlanReference = v.InferOutput<typeof planReference>;
