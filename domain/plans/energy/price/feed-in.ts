/** The feed-in credit: a retailer's payment for a home's export in a year (rule 24). */
import type { EnergyPlan } from '../energy-plan.ts';
import { exportHours, type Household } from '../household.ts';
import { daysOfYear, halfHoursOfDay } from '../measured-year.ts';
import { piecesOf } from '../tariff/rate-hours.ts';
import { stepped } from '../tariff/rate-steps.ts';

type FeedIn = EnergyPlan['feedIn'][number];
type FeedInStep = FeedIn['steps'][number];

export interface FeedInPaid {
  readonly feedIn: FeedIn;
  readonly kwh: number;
  readonly cents: number;
}

/** Beyond a bounded last step nothing is paid; an unbounded one leaves nothing over. */
const beyond = { cents: 0 };

/** Steps for the same hours. */
interface Hours {
  readonly steps: readonly FeedInStep[];
  readonly windowed: boolean;
}

/** The counted entry that pays least; null where nothing is exported or no entry counts. */
export function feedInOf(
  entries: readonly FeedIn[],
  household: Pick<Household, 'exportKwh' | 'measured'>,
): FeedInPaid | null {
  if (household.exportKwh <= 0) return null;
  const paid = countedEntries(entries).map((feedIn) => ({
    feedIn,
    kwh: household.exportKwh,
    cents: centsFor(feedIn, household),
  }));
  const [first, ...others] = paid;
  return first ? others.reduce((best, one) => (one.cents < best.cents ? one : best), first) : null;
}

export function countedEntries(entries: readonly FeedIn[]): readonly FeedIn[] {
  return entries.filter(({ counts, steps }) => counts && steps.length > 0);
}

function centsFor({ steps }: FeedIn, household: Pick<Household, 'exportKwh' | 'measured'>): number {
  const hours = hoursOf(steps);
  const sent = sentIn(hours, dailyExport(household));
  return hours.reduce((sum, one, index) => {
    const units = stepped([...one.steps, beyond], sent[index] ?? 0);
    const day = units.reduce((cents, kwh, at) => cents + kwh * (one.steps[at]?.cents ?? 0), 0);
    return sum + day * daysOfYear;
  }, 0);
}

function hoursOf(steps: readonly FeedInStep[]): Hours[] {
  const groups = new Map<string, FeedInStep[]>();
  for (const step of steps) {
    const key = `${step.from}-${step.to} ${step.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()].map((group) => ({
    steps: group,
    windowed: group.some(({ from, to }) => from !== to),
  }));
}

/** kWh exported in a stretch of the average day. */
interface Sent {
  readonly from: number;
  readonly to: number;
  readonly kwh: number;
}

function dailyExport({ exportKwh, measured }: Pick<Household, 'exportKwh' | 'measured'>): Sent[] {
  const exported = measured?.exported;
  if (!exported) return [{ ...exportHours, kwh: exportKwh / daysOfYear }];
  const sums = new Array<number>(halfHoursOfDay).fill(0);
  for (const [index, kwh] of exported.entries()) {
    const half = index % halfHoursOfDay;
    sums[half] = (sums[half] ?? 0) + kwh;
  }
  return sums.map((kwh, half) => ({ from: half * 30, to: half * 30 + 30, kwh: kwh / daysOfYear }));
}

/**
 * kWh of the average day that each group of steps pays for. A minute within several groups' hours is paid by
 * the group that pays least; a minute outside all hours by steps without hours or, without these, not at all.
 */
function sentIn(hours: readonly Hours[], day: readonly Sent[]): number[] {
  const pieces = hours.map(({ steps }) => (steps[0] ? piecesOf(steps[0]) : []));
  const cuts = [...new Set(pieces.flat().flatMap(({ from, to }) => [from, to]))];
  const sent = hours.map(() => 0);
  for (const { from, to, kwh } of day) {
    const at = [from, ...cuts.filter((cut) => cut > from && cut < to), to].sort((a, b) => a - b);
    for (const [index, start] of at.slice(0, -1).entries()) {
      const within = hours.flatMap((_, one) =>
        pieces[one]?.some((piece) => piece.from <= start && start < piece.to) ? [one] : [],
      );
      const owner = payer(hours, within);
      const minutes = (at[index + 1] ?? to) - start;
      if (owner !== null) sent[owner] = (sent[owner] ?? 0) + (kwh * minutes) / (to - from);
    }
  }
  return sent;
}

function payer(hours: readonly Hours[], within: readonly number[]): number | null {
  const windowed = within.filter((one) => hours[one]?.windowed);
  const price = (one: number) => hours[one]?.steps[0]?.cents ?? 0;
  const [first, ...others] = windowed.length > 0 ? windowed : within;
  if (first === undefined) return null;
  return others.reduce((best, one) => (price(one) < price(best) ? one : best), first);
}
