/** The cost of a use by steps of price (rules 5 and 17). */

interface Step {
  readonly cents: number;
  readonly units?: number | undefined;
}

/** The use that each step takes; the last, or one without a bound, takes the rest. */
export function stepped(steps: readonly Step[], use: number): number[] {
  let left = use;
  return steps.map(({ units }, index) => {
    const taken = index === steps.length - 1 ? left : Math.min(left, units ?? left);
    left -= taken;
    return taken;
  });
}

/** A year's use in a season of `days`, by steps that are stated for `blockDays`: the units of each step. */
export function steppedByPeriod(
  steps: readonly Step[],
  use: number,
  { days, blockDays }: { readonly days: number; readonly blockDays: number },
): number[] {
  if (steps.length === 1) return [use];
  const periods = days / blockDays;
  return stepped(steps, use / periods).map((units) => units * periods);
}
