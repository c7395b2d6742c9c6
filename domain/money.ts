/** Australian money: whole cents, rounded one way, written one way. */
import { grouped } from './decimals.ts';

/** $1,000,000: more than any plan costs, and small enough that every sum of prices stays exact. */
export const maxCents = 100_000_000;

/** n ÷ d in whole cents; half a cent goes up, so that no plan looks cheaper than it is. */
export function roundedCents(n: number, d: number): number {
  return Math.floor((2 * n + d) / (2 * d));
}

/** `$1,234.50`; `−$12.00` of what is paid to the customer. @param cents whole */
export function dollars(cents: number): string {
  if (cents < 0) return `−${dollars(-cents)}`;
  const whole = Math.floor(cents / 100).toString();
  return `$${grouped(whole)}.${(cents % 100).toString().padStart(2, '0')}`;
}

/** `$45`, `$19.99`: where a bare amount says enough. @param cents whole */
export function shortDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}
