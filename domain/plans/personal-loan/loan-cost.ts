/**
 * The cost of a loan over its whole term, by the annuity formula: equal monthly repayments, each with the
 * monthly fee, and the establishment fee paid separately at the start. A variable rate is assumed to stay
 * the same.
 */
import type { PlanCost } from '../plan-cost.ts';
import { type Answers, amountOf } from '../question.ts';
import { countedRate } from './loan-facts.ts';
import type { LoanPlan } from './loan-plan.ts';

const monthsOfYear = 12;

/** @param answers in full (loan-questions.ts) */
export function loanCost(loan: LoanPlan, _day: string, answers: Answers): PlanCost {
  const months = amountOf(answers, 'years') * monthsOfYear;
  const borrowed = Math.round(amountOf(answers, 'amount') * 100);
  const repayment = repaymentCents(borrowed, countedRate(loan, answers), months);
  const monthly = repayment + loan.monthlyFeeCents;
  const estimateCents = monthly * months + loan.feeCents;
  return {
    ongoingCents: monthly,
    unit: '/month',
    offer: null,
    estimateCents,
    // The total repaid is also the minimum: equal totals sort by name (`Comparable.total`).
    minimumTotalCents: estimateCents,
    contract: null,
    contractMonths: null,
  };
}

/** Far below a cent, and far above any floating-point error. */
const noise = 1e-6;

/**
 * P × r ÷ (1 − (1 + r)⁻ⁿ), with the monthly rate r; P ÷ n without interest. Rounded up to a cent, so that
 * nobody appears to repay less than was borrowed.
 */
function repaymentCents(borrowed: number, percentAYear: number, months: number): number {
  const r = percentAYear / 100 / monthsOfYear;
  const exact = r === 0 ? borrowed / months : (borrowed * r) / (1 - (1 + r) ** -months);
  return Math.ceil(exact - noise);
}
