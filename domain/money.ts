/** Australian money: whole cents, with one rounding rule and one format. */
import { grouped } from './decimals.ts';

/** $1,000,000: more than any plan costs, and small enough to keep every sum of prices exact. */
export const maxCents = 100_000_000;

/** n ÷ d in whole cents; half a cent rounds up, so no plan looks cheaper than it is. */
export function roundedCents(n: number, d: number): number {
  return Math.floor((2 * n + d) / (2 * d));
}

/** `$1,234.50`; `−$12.00` for money paid to the customer. @param cents whole */
export function dollars(cents: number): string {
  if (cents < 0) return `−${dollars(-cents)}`;
  const whole = Math.floor(cents / 100).toString();
  return `$${grouped(whole)}.${(cents % 100).toString().padStart(2, '0')}`;
}

/** `$45`, `$19.99`: omits the cents of a whole-dollar amount. @param cents whole */
export function shortDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}
