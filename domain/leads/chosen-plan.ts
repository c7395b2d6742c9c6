/** The plan chosen for a lead: its identity, its price on a day, and the price its sender saw. */
import * as v from 'valibot';
import { fullName } from '../plans/full-name.ts';
import { verticalSlugs } from '../vertical.ts';

// Missing from leads taken by a version without the key, such as the old one during a release.
const text = v.optional(v.nullable(v.string()), null);
const cents = v.optional(v.nullable(v.number()), null);

/** As stored with the lead. Only the id is certain: the rest is null when the catalogue did not answer. */
const chosenPlan = v.object({
  id: v.string(),
  /** The plan's product; null in a bundle whose plans could not be looked up. */
  vertical: v.optional(v.nullable(v.picklist(verticalSlugs)), null),
  name: text,
  providerId: text,
  providerName: text,
  /** As billed, in words: `$69.00/month for 6 months, then $89.00/month`. */
  price: text,
  /** The first price in `price`, in cents. */
  priceCents: cents,
  /** The whole price and the minimum total, as a form sends them back (billed-price.ts). */
  billed: text,
  /** The price that lists compare, in words: `$79.00 a month over the first year`. */
  estimate: text,
  /** The basis of the estimate, one sentence each: `Based on your answers (you borrow: $9,000).` */
  basis: v.optional(v.array(v.string()), []),
  estimateCents: cents,
  /** Lines the law requires with a price: `Plan Minimum cost: $600.00`. */
  owed: v.optional(v.array(v.string()), []),
  /** The day of the price, in Sydney; without a price, the day of the request. */
  day: v.string(),
  /** URL of the plan's official document. */
  document: text,
  /** The document's name: `Critical information summary`. */
  documentName: text,
  /** The estimate that the form showed when it was sent; null when it showed none. */
  shownCents: cents,
  /** The first estimate shown, if the sender was then told of a changed price, once or more. */
  beforeCents: cents,
});
export type ChosenPlan = v.InferOutput<typeof chosenPlan>;
export const chosenPlans = v.array(chosenPlan);

/** The plans' ids, sorted: they distinguish forms for different plans. */
export function planIds(plans: readonly ChosenPlan[]): string[] {
  return plans.map(({ id }) => id).sort();
}

/** True where the sender saw exactly the stored price. */
export function isPriceConfirmed({
  estimateCents,
  shownCents,
}: Pick<ChosenPlan, 'estimateCents' | 'shownCents'>): boolean {
  return estimateCents !== null && estimateCents === shownCents;
}

/** The estimate in words with its basis, for recipients without a field for the basis. */
export function estimateWords({
  estimate,
  basis,
}: Pick<ChosenPlan, 'estimate' | 'basis'>): string | null {
  if (estimate === null || basis.length === 0) return estimate;
  return [`${estimate}.`, ...basis].join(' ');
}

/** `Shore 50 from Plover Net`; the id for a plan that could not be looked up. */
export function planTitle({ id, name, providerName }: ChosenPlan): string {
  return name === null ? id : fullName(name, providerName ?? '');
}

/** The products of a lead without a chosen plan; none while the product of any plan is unknown. */
export function withoutPlan<T extends string>(
  products: readonly T[],
  plans: readonly ChosenPlan[],
): T[] {
  if (plans.some(({ vertical }) => vertical === null)) return [];
  return products.filter((slug) => plans.every(({ vertical }) => vertical !== slug));
}

/** The plan for one of a lead's products, and any plans whose product is unknown. */
export function plansFor(plans: readonly ChosenPlan[], vertical: string | null): ChosenPlan[] {
  return plans.filter((plan) => plan.vertical === null || plan.vertical === vertical);
}
