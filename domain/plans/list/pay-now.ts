/**
 * The amount a visitor pays now, compared with a plan's cost. It is asked for in the unit of the product's
 * lists: a month of mobile, internet or health insurance, a year of energy or of a card. The difference is
 * given for a year. A loan is the exception: a longer term lowers each repayment but raises their sum, so
 * everything left to repay is compared with everything that would be repaid. Solar does not ask: nobody
 * pays for panels now.
 */
import { dollars, maxCents } from '../../money.ts';

/** The words with which a product's lists ask for the amount. */
export interface PayNow {
  readonly label: string;
  /** The unit in the field's label: `$ a month`. */
  readonly unit: string;
  readonly note: string;
  /** The number of those units in the period of the difference. */
  readonly times: 1 | 12;
  /** Follows the difference: `a year`. */
  readonly over: string;
  /** The base of the difference: `you pay now`. */
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

/** The typed amount in cents, or the error in it; null for an empty field. */
export type ReadAmount = { readonly cents: number } | { readonly error: string } | null;

/** A comma only separates thousands: `45,50` is a foreign form of $45.50, not $4,550. */
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

/** Negative where the second costs less. Exact: whole cents from whole cents. */
export function differenceCents(
  fromCents: number,
  toCents: number,
  { times }: Pick<PayNow, 'times'>,
): number {
  return (toCents - fromCents) * times;
}

/** `$120.00 a year less than you pay now`: an increase is stated as plainly as a saving. */
export function differenceWords(cents: number, { over, than }: PayNow): string {
  if (cents === 0) return `The same as ${than}`;
  return `${dollars(Math.abs(cents))} ${over} ${cents < 0 ? 'less' : 'more'} than ${than}`;
}
