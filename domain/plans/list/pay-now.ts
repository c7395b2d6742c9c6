/**
 * The amount a visitor pays now, against what a plan costs. It is asked for in the unit that the product's
 * lists compare by: a month of mobile, internet or health insurance, a year of energy or of a card.
 * The difference is said for a year. A loan is the exception: a longer term lowers each repayment and
 * raises their sum, so all that is left to repay is set against all that would be repaid. Solar has
 * nothing to ask: nobody pays for panels now.
 */
import { dollars, maxCents } from '../../money.ts';

/** How a product's lists ask for it. */
export interface PayNow {
  readonly label: string;
  /** Of the number, part of the field's label: `$ a month`. */
  readonly unit: string;
  readonly note: string;
  /** How many of them are in what the difference is said for. */
  readonly times: 1 | 12;
  /** Behind the difference: `a year`. */
  readonly over: string;
  /** What it is a difference from: `you pay now`. */
  readonly than: string;
}

const label = 'What do you pay now?';
const note = 'Optional. The list then says how much more or less each one costs in a year.';

export const paidMonthly: PayNow = {
  label,
  note,
  unit: '$ a month',
  times: 12,
  over: 'a year',
  than: 'you pay now',
};

export const paidYearly: PayNow = { ...paidMonthly, unit: '$ a year', times: 1 };

export const leftToRepay: PayNow = {
  label: 'What is left to repay now?',
  note: 'Optional, if you have a loan: repayments and fees to the end. Each loan then says how much more or less you would repay in total.',
  unit: '$ in total',
  times: 1,
  over: 'in total',
  than: 'you have left to repay',
};

/** What was typed, as cents or as what is wrong with it; null when nothing was. */
export type ReadAmount = { readonly cents: number } | { readonly error: string } | null;

/** A comma stands between thousands alone: `45,50` is how others write $45.50, and no $4,550. */
const amountShape = /^(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/;

/** `45`, `$45.50`, `1,200`. */
export function readAmount(typed: string): ReadAmount {
  const text = typed.replace(/[\s$]/g, '');
  if (text === '') return null;
  if (/^[-−]/.test(text)) return { error: 'Enter $0 or more' };
  if (!amountShape.test(text) || !/\d/.test(text)) {
    return { error: 'Enter dollars as a number, such as 45 or 45.50' };
  }
  const cents = Math.round(Number(text.replaceAll(',', '')) * 100);
  return cents > maxCents ? { error: 'Enter $1,000,000 or less' } : { cents };
}

/** Below zero where the second costs less. Exact: whole cents, from whole cents. */
export function differenceCents(
  fromCents: number,
  toCents: number,
  { times }: Pick<PayNow, 'times'>,
): number {
  return (toCents - fromCents) * times;
}

/** `$120.00 a year less than you pay now`: more is said as plainly as less. */
export function differenceWords(cents: number, { over, than }: PayNow): string {
  if (cents === 0) return `The same as ${than}`;
  return `${dollars(Math.abs(cents))} ${over} ${cents < 0 ? 'less' : 'more'} than ${than}`;
}
