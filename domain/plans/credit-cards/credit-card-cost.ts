/**
 * The cost of the first year with a credit card: the annual fee, and simple interest on the balance. The
 * balance stays the same, and interest is paid as it is charged, as in moneysmart.gov.au's
 * "balance × rate ÷ 12 a month". A transferred balance is never paid off in this estimate, so no offer looks
 * cheaper than it is.
 */
import { roundedCents } from '../../money.ts';
import type { PlanCost } from '../plan-cost.ts';
import { type Answers, amountOf } from '../question.ts';
import { hundredths } from '../words/rate-words.ts';
import { firstYearOn, transferOn } from './credit-card-facts.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';

const monthsOfYear = 12;

/** @param answers in full (credit-card-questions.ts) */
export function creditCardCost(card: CreditCardPlan, day: string, answers: Answers): PlanCost {
  const yearlyFee = yearlyFeeCents(card, answers);
  const first = firstYearOn(card, day);
  const offer =
    first && first.feeCents < yearlyFee
      ? {
          title: `${first.feeCents === 0 ? 'No' : 'Lower'} annual fee in the first year`,
          description: null,
          priceCents: first.feeCents,
          months: monthsOfYear,
          until: first.until,
        }
      : null;
  const estimateCents =
    (offer?.priceCents ?? yearlyFee) +
    carriedCents(card, answers) +
    purchasesCents(card, answers) +
    transferCents(card, day, answers);
  return {
    ongoingCents: yearlyFee,
    unit: '/year',
    offer,
    estimateCents,
    // A card has no minimum total: equal estimates sort by name (`Comparable.total`).
    minimumTotalCents: estimateCents,
    contract: null,
    contractMonths: null,
  };
}

/** False for a card that accepts no balance transfers, where the visitor wants one. */
export function servesCard(card: CreditCardPlan, day: string, answers: Answers): boolean {
  return amountOf(answers, 'transfer') === 0 || transferOn(card, day) !== null;
}

/** The annual fee at this spending. */
function yearlyFeeCents({ annualFeeCents, feeWaivedFromCents }: CreditCardPlan, answers: Answers) {
  const spentCents = centsOf(answers, 'spend') * monthsOfYear;
  const waived = feeWaivedFromCents !== undefined && spentCents >= feeWaivedFromCents;
  return waived ? 0 : annualFeeCents;
}

function carriedCents({ purchaseRate }: CreditCardPlan, answers: Answers): number {
  return interestCents(centsOf(answers, 'carried'), purchaseRate, monthsOfYear);
}

/**
 * Interest on purchases that are paid at the end of the month. Interest-free days apply only to a card that
 * has them, and while nothing else is owed on it: almost every Australian card has this condition.
 * Purchases are spread over the month, so on average half of them are owed.
 */
function purchasesCents(card: CreditCardPlan, answers: Answers): number {
  const owes = centsOf(answers, 'carried') > 0 || centsOf(answers, 'transfer') > 0;
  if (card.interestFreeDays > 0 && !owes) return 0;
  return interestCents(centsOf(answers, 'spend'), card.purchaseRate, monthsOfYear / 2);
}

/** The offer's rate for its months, then the rate afterwards, and the fee for moving the balance. */
function transferCents(card: CreditCardPlan, day: string, answers: Answers): number {
  const transfer = transferOn(card, day);
  const movedCents = centsOf(answers, 'transfer');
  if (!transfer) return 0;
  const offered = Math.min(monthsOfYear, transfer.months);
  return (
    roundedCents(movedCents * hundredths(transfer.feePercent), 10_000) +
    interestCents(movedCents, transfer.rate, offered) +
    interestCents(movedCents, transfer.afterwards, monthsOfYear - offered)
  );
}

/** balance × rate × months ÷ 12 */
function interestCents(balanceCents: number, percentAYear: number, months: number): number {
  return roundedCents(balanceCents * hundredths(percentAYear) * months, 10_000 * monthsOfYear);
}

function centsOf(answers: Answers, name: string): number {
  return Math.round(amountOf(answers, name) * 100);
}
