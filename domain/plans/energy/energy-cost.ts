/** The cost of an energy plan for a home: a year at its own use, with the breakdown. */
import { type CostOf, withoutPrice } from '../plan-cost.ts';
import { offerOn } from '../price.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { priceOf } from './energy-price.ts';
import { householdOf } from './energy-questions.ts';
import { flagWords, unpricedWords } from './energy-words.ts';
import { chargesOf, yearOfCharges } from './price/energy-charges.ts';
import { wholeCents } from './price/round-lines.ts';

const unit = '/year';

export const energyCost: CostOf<EnergyPlan> = (plan, day, answers, measured) => {
  if (plan.unpriced) {
    const { name: contract, months: contractMonths } = plan.contract;
    return withoutPrice({ unit, contract, contractMonths }, unpricedWords[plan.unpriced]);
  }
  const household = householdOf(answers, measured);
  const { yearCents, ongoingCents, lines, flags, conditional } = priceOf(plan, household, day);
  return {
    ongoingCents,
    unit,
    offer: offerWithYear(plan, day, () => chargesOf(plan, household, day)),
    estimateCents: yearCents,
    // Energy has no minimum total: people pay for what they use.
    minimumTotalCents: yearCents,
    contract: plan.contract.name,
    contractMonths: plan.contract.months,
    breakdown: { lines, notes: flags.map((flag) => flagWords[flag]), conditional },
  };
};

/** The year at the offer's price, as if the offer lasted all year. */
function offerWithYear(
  plan: EnergyPlan,
  day: string,
  charged: () => ReturnType<typeof chargesOf>,
): ReturnType<CostOf<EnergyPlan>>['offer'] {
  const offer = offerOn(plan, day);
  if (!offer) return null;
  const all = charged();
  const year = all.others.reduce((sum, { cents, kind, firstYear }) => {
    if (!firstYear) return sum;
    return kind === 'discount' ? sum - cents + (cents * 12) / offer.months : sum - cents;
  }, yearOfCharges(all));
  return {
    title: offer.title,
    description: offer.description ?? null,
    priceCents: wholeCents(year),
    months: offer.months,
    until: offer.until,
  };
}
