/** A regulator's reference price for a year on one network, as a catalogue document has it, and a plan beside it. */
import * as v from 'valibot';
import { cents, whole, words } from '../../plan-fields.ts';
import { customers } from '../energy-filters.ts';

/** Of the tariffs that regulators set prices for; a tariff with a demand charge is none of them. */
const referenceTariffs = ['single', 'time-of-use', 'controlled-load'] as const;
export type ReferenceTariff = (typeof referenceTariffs)[number];

/** More than a business uses that a reference price is set for. */
const units = whole(1, 1_000_000);

/** `2026-27` for the year that begins on 1 July 2026. */
export function yearFrom(first: number): string {
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const reference = v.pipe(
  v.strictObject({
    /** As the retailers write it, or under its common name. */
    distributor: words(80),
    customer: v.picklist(customers),
    tariff: v.picklist(referenceTariffs),
    /** The year that it holds for, from July to June: `2026-27`. */
    year: v.pipe(
      v.string(),
      v.check(
        (year) => year === yearFrom(Number(year.slice(0, 4))),
        'A year must look like 2026-27',
      ),
    ),
    /** What the price is for; without the controlled load. */
    kwh: units,
    controlledLoadKwh: v.optional(units),
    /** GST included. */
    cents: v.pipe(cents, v.minValue(1, 'A reference price cannot be nothing')),
    /** Who set it, and where. */
    source: words(120),
  }),
  v.check(
    ({ tariff, controlledLoadKwh }) =>
      (tariff === 'controlled-load') === (controlledLoadKwh !== undefined),
    'A price with controlled load, and no other, says its controlledLoadKwh',
  ),
);
export type Reference = v.InferOutput<typeof reference>;

/** Whose reference price, and how far a plan is from it at the reference's own usage: worked out when it is read. */
export const planReference = v.strictObject({
  distributor: words(80),
  /** Negative: less than the reference price. */
  percent: v.pipe(v.number(), v.finite()),
  cents,
  words: words(300),
});
export type PlanReference = v.InferOutput<typeof planReference>;
