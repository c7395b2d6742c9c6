/** The monthly cost of a health insurance policy, after the rebate and with any loading. */
import { paidMonthly } from '../list/pay-now.ts';
import type { Comparable, CostOf } from '../plan-cost.ts';
import type { HealthPlan } from './health-plan.ts';
import { healthPremium } from './health-premium.ts';

/** Takes the rebate as a lower premium, as most people do. */
export const healthCost: CostOf<HealthPlan> = (plan, day, answers) => {
  const { paidCents } = healthPremium(plan, day, answers);
  return {
    ongoingCents: paidCents,
    unit: '/month',
    offer: null,
    estimateCents: paidCents,
    minimumTotalCents: paidCents,
    // Members may leave at the end of any paid month.
    contract: 'No lock-in contract',
    contractMonths: 0,
  };
};

/** The result of `healthCost` in words. */
export const monthlyPremium: Comparable = {
  per: 'a month',
  label: 'Monthly premium',
  over: 'After the government rebate, with any loading',
  note: 'the monthly premium for your state and who is covered, after the government rebate and with any Lifetime Health Cover loading',
  total: null,
  now: paidMonthly,
  billed: null,
};
