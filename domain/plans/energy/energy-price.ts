/** The yearly price of an energy plan for a home, and its breakdown (docs/contracts/energy.md). */

import type { EnergyPlan } from './energy-plan.ts';
import type { Household } from './household.ts';
import { chargesOf, linesOf, yearOfCharges } from './price/energy-charges.ts';
import { roundedLines, settled, wholeCents } from './price/round-lines.ts';
import type { EnergyPrice, PriceLine } from './price-line.ts';

/** False for a plan listed with a reason for having no price. */
export function isPriced({ unpriced }: Pick<EnergyPlan, 'unpriced'>): boolean {
  return unpriced === undefined;
}

/** False for a plan made for a controlled load if the home has none, or without a rate for the home's (rule 19). */
export function servesHome({ electricity }: EnergyPlan, { controlledLoadKwh }: Household): boolean {
  if (!electricity) return true;
  if (controlledLoadKwh <= 0) return !electricity.withControlledLoad;
  return electricity.controlledLoad.some(({ rates }) => rates.length > 0);
}

/** The year's total in whole cents, which lists sort by. */
export function yearOf(plan: EnergyPlan, household: Household, day: string): number {
  return wholeCents(yearOfCharges(chargesOf(plan, household, day)));
}

export function priceOf(plan: EnergyPlan, household: Household, day: string): EnergyPrice {
  const charges = chargesOf(plan, household, day);
  const { others, flags, discounted } = charges;
  const year = yearOfCharges(charges);
  const lines = linesOf(charges);
  const amounts = roundedLines(
    lines.map(({ cents }) => cents),
    wholeCents(year),
  );
  const once = others.reduce((sum, { cents, firstYear }) => (firstYear ? sum + cents : sum), 0);
  return {
    yearCents: wholeCents(year),
    ongoingCents: wholeCents(year - once),
    lines: lines.map(({ kind, fuel, label, sum }, index) => ({
      kind,
      fuel,
      label: label(),
      sum: sum && settledSum(sum),
      cents: amounts[index] ?? 0,
    })),
    flags: [...new Set(flags)],
    conditional: plan.conditional.map(({ name, condition, percent, ...on }) => ({
      name,
      condition,
      cents: percent === undefined ? null : wholeCents((percent * discounted(on)) / 100),
    })),
  };
}

type Sum = NonNullable<PriceLine['sum']>;

function settledSum({ quantity, unit, centsEach }: Sum): Sum {
  return { quantity: settled(quantity), unit, centsEach: settled(centsEach) };
}
