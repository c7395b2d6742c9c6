/** The rounding of exact amounts to whole cents that add up to their rounded sum (rule 26). */

const millionths = 1_000_000;

/** Rounds to a millionth, so that binary fractions have no effect and nobody sees 94.99999999999999 cents. */
export function settled(amount: number): number {
  return Math.round(amount * millionths) / millionths;
}

/** Half a cent rounds up. */
export function wholeCents(cents: number): number {
  return Math.floor(settled(cents) + 0.5);
}

/**
 * Rounds each amount down; the missing cents go to the largest fractions, the first of equals.
 * @param total their sum in whole cents
 */
export function roundedLines(amounts: readonly number[], total: number): number[] {
  const exact = amounts.map(settled);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, one) => sum + one, 0);
  const fraction = (index: number) => settled((exact[index] ?? 0) - (whole[index] ?? 0));
  const raised = new Set(
    exact
      .map((_, index) => index)
      .sort((a, b) => fraction(b) - fraction(a) || a - b)
      .slice(0, missing),
  );
  return whole.map((cents, index) => (raised.has(index) ? cents + 1 : cents));
}
