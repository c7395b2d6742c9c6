/** The plan that a lead is for: what it is, what it cost on a day, and which price its sender was shown. */
import * as v from 'valibot';
import { fullName } from '../plans/full-name.ts';
import { verticalSlugs } from '../vertical.ts';

// Missing in leads that a version without the key took, such as the one that runs beside a new one.
const text = v.optional(v.nullable(v.string()), null);
const cents = v.optional(v.nullable(v.number()), null);

/** As it is kept on the lead. Only the id is certain: the rest is null when the catalogue did not answer. */
const chosenPlan = v.object({
  id: v.string(),
  /** The product it is for; null in a bundle whose plans could not be looked up. */
  vertical: v.optional(v.nullable(v.picklist(verticalSlugs)), null),
  name: text,
  providerId: text,
  providerName: text,
  /** As billed, in words: `$69.00/month for 6 months, then $89.00/month`. */
  price: text,
  /** The first of these, in cents. */
  priceCents: cents,
  /** The whole of it, and the least in all, as a form sends it back (billed-price.ts). */
  billed: text,
  /** What lists compare, in words and in cents: `$79.00 a month over the first year`. */
  estimate: text,
  /** What the estimate is worked out with, a sentence each: `Worked out with your answers (you borrow: $9,000).` */
  basis: v.optional(v.array(v.string()), []),
  estimateCents: cents,
  /** What the law wants beside a price, a line each: `Plan Minimum cost: $600.00`. */
  owed: v.optional(v.array(v.string()), []),
  /** The day of the price, in Sydney; without a price, the day it was asked for. */
  day: v.string(),
  /** URL of the document that stands behind the plan. */
  document: text,
  /** What it is called: `Critical information summary`. */
  documentName: text,
  /** The estimate that the form showed when it was sent; null when it showed none. */
  shownCents: cents,
  /** The first estimate shown, if the sender was told since that the price had changed, once or more. */
  beforeCents: cents,
});
export type ChosenPlan = v.InferOutput<typeof chosenPlan>;
export const chosenPlans = v.array(chosenPlan);

/** Their ids in one order: what tells a form for one plan from a form for another. */
export function planIds(plans: readonly ChosenPlan[]): string[] {
  return plans.map(({ id }) => id).sort();
}

/** The sender saw the very price that is kept. */
export function isPriceConfirmed({
  estimateCents,
  shownCents,
}: Pick<ChosenPlan, 'estimateCents' | 'shownCents'>): boolean {
  return estimateCents !== null && estimateCents === shownCents;
}

/** The estimate in words, with what it is worked out with, where there is no field for that. */
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

/** The products of a lead that no plan is chosen of; none while nobody knows which product some plan is for. */
export function withoutPlan<T extends string>(
  products: readonly T[],
  plans: readonly ChosenPlan[],
): T[] {
  if (plans.some(({ vertical }) => vertical === null)) return [];
  return products.filter((slug) => plans.every(({ vertical }) => vertical !== slug));
}

/** The plan of one product of a lead, beside those of which nobody knows the product. */
export function plansFor(plans: readonly ChosenPlan[], vertical: string | null): ChosenPlan[] {
  return plans.filter((plan) => plan.vertical === null || plan.vertical === vertical);
}
