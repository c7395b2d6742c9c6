/** The limits of a loan: its smallest and largest amount, and its shortest and longest term. */
import type { PlanLimits } from '../plan-cost.ts';
import { lends, loanRange } from './loan-facts.ts';
import type { LoanPlan } from './loan-plan.ts';
import { loanQuestions } from './loan-questions.ts';

export const loanLimits: PlanLimits<LoanPlan> = {
  against: (loan, _day, answers) => (lends(loan, answers) ? null : `It lends ${loanRange(loan)}.`),
  within: ({ amountCents, termYears }) => ({
    amount: nearest(loanQuestions.amount.initial, {
      from: Math.ceil(amountCents.from / 100),
      to: Math.floor(amountCents.to / 100),
    }),
    years: nearest(loanQuestions.years.initial, termYears),
  }),
};

function nearest(wanted: number, { from, to }: { readonly from: number; readonly to: number }) {
  return Math.min(to, Math.max(from, wanted));
}
