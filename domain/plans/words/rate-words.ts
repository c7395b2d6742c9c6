/** Interest rates in words, and as whole hundredths of a percent for calculations. */

/** `12.99% a year`: the same words for every rate, so that none looks smaller than another. */
export function rateWords(percentAYear: number): string {
  return `${percentAYear}% a year`;
}

/** Rates have two decimals (plan-fields.ts): as whole hundredths they multiply without error. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}
