/** The years until a system has paid for itself: a range between two sets of assumptions. */
import { type Answers, amountOf } from '../question.ts';
import type { SolarPlan } from './solar-plan.ts';

/**
 * kWh per day and kilowatt, averaged over a year, for a north-facing array in the capital (Clean Energy
 * Council, "Guide to installing solar PV for households": average daily production).
 */
const dailyOutput: Readonly<Record<string, number>> = {
  ACT: 4.3,
  NSW: 3.9,
  NT: 4.4,
  QLD: 4.2,
  SA: 4.2,
  TAS: 3.5,
  VIC: 3.6,
  WA: 4.4,
};

interface Assumptions {
  /** Share of the average output. */
  readonly output: number;
  /** Share of daytime use that the panels cover. */
  readonly covered: number;
  /** Share of the battery that is charged and discharged on an average day. */
  readonly cycled: number;
  /** Cents per kWh exported to the grid. */
  readonly feedInCents: number;
}

const good: Assumptions = { output: 1, covered: 0.9, cycled: 0.9, feedInCents: 5 };
const careful: Assumptions = { output: 0.9, covered: 0.6, cycled: 0.6, feedInCents: 0 };

/** The share of stored energy that a battery returns. */
const batteryReturn = 0.9;

/** A typical panel warranty: a longer payback does not count as one. */
const mostYears = 25;

/** Follows the range wherever it is shown. */
export const paybackNote =
  'Good case: average sun, 90% of your daytime use covered, 5c a kWh for exports. Cautious case: 10% less sun, 60% covered, nothing for exports. Power prices stay as they are; loans, repairs and replacements aren’t counted.';

/** Cents saved in a year. */
function savedCents(plan: SolarPlan, answers: Answers, assumed: Assumptions): number {
  const usage = amountOf(answers, 'usage');
  const made =
    plan.panelKilowatts * (dailyOutput[String(answers.state)] ?? 0) * 365 * assumed.output;
  const daytime = (usage * amountOf(answers, 'daytime')) / 100;
  const direct = Math.min(made, daytime * assumed.covered);
  const stored = Math.min(
    made - direct,
    (plan.batteryKilowattHours ?? 0) * 365 * assumed.cycled,
    (usage - direct) / batteryReturn,
  );
  const used = direct + stored * batteryReturn;
  return used * amountOf(answers, 'unitPrice') + (made - direct - stored) * assumed.feedInCents;
}

export interface Payback {
  readonly least: number;
  /** Infinity beyond the life of the panels. */
  readonly most: number;
}

/** In whole years, each rounded outwards, so the range never promises too much. */
export function payback(plan: SolarPlan, installedCents: number, answers: Answers): Payback {
  const years = (assumed: Assumptions) => installedCents / savedCents(plan, answers, assumed);
  const within = (count: number) => (count > mostYears ? Infinity : count);
  return { least: within(Math.floor(years(good))), most: within(Math.ceil(years(careful))) };
}

/** `5 to 11 years`. */
export function paybackWords({ least, most }: Payback): string {
  const long = `more than ${mostYears} years`;
  if (least === Infinity) return long;
  const from = least === 0 ? 'less than 1' : String(least);
  if (most === Infinity) return `${from} to ${long}`;
  return most <= 1 ? 'less than 1 year' : `${from} to ${most} years`;
}
