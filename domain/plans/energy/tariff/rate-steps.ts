/** The division of use into steps of price (rules 5 and 17). */

interface Step {
  readonly cents: number;
  readonly units?: number | undefined;
}

/** The use in each step; the last step, or one without a bound, takes the rest. */
export function stepped(steps: readonly Step[], use: number): number[] {
  let left = use;
  return steps.map(({ units }, index) => {
    const taken = index === steps.length - 1 ? left : Math.min(left, units ?? left);
    left -= taken;
    return taken;
  });
}

/** The units in each step of a season's use, over `days`, for steps with a period of `blockDays`. */
export function steppedByPeriod(
  steps: readonly Step[],
  use: number,
  { days, blockDays }: { readonly days: number; readonly blockDays: number },
): number[] {
  if (steps.length === 1) return [use];
  const periods = days / blockDays;
  return stepped(steps, use / periods).map((units) => units * periods);
}
