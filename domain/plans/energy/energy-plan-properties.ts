/** Properties derived from an energy plan: fuel, networks, reference price, set-up fee, feed-in rate. */
import type { Answers } from '../question.ts';
import { distributorName } from './distributor-name.ts';
import { amongFees } from './energy-facts.ts';
import type { Fuels } from './energy-filters.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { wordsOfUse } from './energy-questions.ts';
import { startFees } from './energy-words.ts';
import { daysOfYear } from './measured-year.ts';
import { countedEntries, feedInOf } from './price/feed-in.ts';
import type { PlanReference } from './reference/reference.schema.ts';

/** A plan without a tariff, because it has no price, counts as electricity. */
export function fuelOf({ electricity, gas }: Pick<EnergyPlan, 'electricity' | 'gas'>): Fuels {
  if (electricity && gas) return 'Dual';
  return gas ? 'Gas' : 'Electricity';
}

/** `3,900 kWh and 24,000 MJ a year`. */
export function useWords(plan: EnergyPlan, answers: Answers): string {
  return wordsOfUse(answers, fuelOf(plan), ' a year');
}

/** Null for a plan that is sold by place only, or everywhere. */
export function networksOf({ area }: EnergyPlan): string | null {
  return area && area.distributors.length > 0 ? area.distributors.join(', ') : null;
}

/** The reference price for the home's network or, while that is unknown, that of a single-network plan. */
export function referenceOf(
  { references = [], area }: EnergyPlan,
  { distributor = '' }: Answers,
): PlanReference | null {
  const network = String(distributor);
  const own = references.find((one) => isOnNetwork(one, network));
  if (own || network !== '') return own ?? null;
  const networks = new Set(area?.distributors.map(distributorName));
  return references.length === 1 && networks.size === 1 ? (references[0] ?? null) : null;
}

/** Compares names without case: the reference price and the home's network may differ in it. */
export function isOnNetwork(
  { distributor }: { readonly distributor: string },
  network: string,
): boolean {
  return distributor.toLowerCase() === network.toLowerCase();
}

/** The one-off set-up cost; null where it is not given, and `amongFees` where only a fee mentions it. */
export function setUpOf({
  onceCents,
  fees,
}: Pick<EnergyPlan, 'onceCents' | 'fees'>): number | typeof amongFees | null {
  const names: readonly string[] = Object.values(startFees);
  return onceCents ?? (fees.some(({ name }) => names.includes(name)) ? amongFees : null);
}

/** Cents for a day's first kWh, from the entry that counts; null where none is given. */
export function paidForExport(feedIn: EnergyPlan['feedIn']): number | null {
  if (countedEntries(feedIn).length === 0) return null;
  const paid = feedInOf(feedIn, { exportKwh: daysOfYear });
  return paid && Math.round((paid.cents / daysOfYear) * 10_000) / 10_000;
}
