/** A lead's plan as partners get it: as objects, or as flat fields with fixed names. */
import {
  type ChosenPlan,
  estimateWords,
  isPriceConfirmed,
} from '../../../../domain/leads/chosen-plan.ts';
import type { Delivery } from '../delivery.types.ts';

export type DeliveredPlan = Omit<ChosenPlan, 'billed'> & { readonly priceConfirmed: boolean };

/** Each plan says whether the sender saw its price; a message has no plans. */
export function deliveredPlans(delivery: Delivery): DeliveredPlan[] {
  const plans = delivery.kind === 'lead' ? delivery.plans : [];
  return plans.map(({ billed: _, ...plan }) => ({
    ...plan,
    priceConfirmed: isPriceConfirmed(plan),
  }));
}

const fields = {
  id: 'plan_id',
  name: 'plan_name',
  providerId: 'plan_provider_id',
  providerName: 'plan_provider_name',
  price: 'plan_price',
  priceCents: 'plan_price_cents',
  estimate: 'plan_estimate',
  estimateCents: 'plan_estimate_cents',
  day: 'plan_price_day',
  priceConfirmed: 'plan_price_confirmed',
  beforeCents: 'plan_price_before_cents',
} as const satisfies Readonly<Partial<Record<keyof DeliveredPlan, string>>>;

/** `plan_id`, `plan_name` …; empty without a plan. With several plans of unknown products, `plan_id` lists their ids. */
export function planFields(delivery: Delivery): Readonly<Record<string, unknown>> {
  const plans = deliveredPlans(delivery);
  const [plan] = plans;
  if (!plan) return {};
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const flat = Object.fromEntries(names.map((name) => [fields[name], plan[name]]));
  const ids = plans.map(({ id }) => id).join(' ');
  return { ...flat, plan_id: ids, plan_estimate: estimateWords(plan) };
}

/** The same fields as GraphQL names them: `planId`, `planName` … */
export function planVariables(delivery: Delivery): Readonly<Record<string, unknown>> {
  const inCamelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(planFields(delivery)).map(([name, value]) => [inCamelCase(name), value]),
  );
}
