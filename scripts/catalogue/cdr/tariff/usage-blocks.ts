/** Steps of usage: their period, and their volumes as increments (rules 4 and 5). */
import { blockDays } from '../../../../domain/plans/energy/tariff/block-days.ts';
import type { Block } from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrRate } from '../cdr-plan.schema.ts';
import { exact, type Fuel, type ToCents } from './tariff-unit.ts';

type Period = keyof typeof blockDays;

export interface Blocks {
  readonly blocks: Block[];
  readonly per?: Period;
}

interface Published {
  readonly rates: readonly CdrRate[];
  readonly period?: string | undefined;
}

export function blocksOf(
  { rates, period }: Published,
  fuel: Fuel,
  toCents: ToCents,
  notes: CdrNotes,
): Blocks {
  const reached = untilUnbounded(rates);
  const volumes = reached.flatMap(({ volume }) => (volume ? [volume] : []));
  if (volumes.some((volume, index) => volume > (volumes[index - 1] ?? Infinity))) {
    notes.flags.add('rising-blocks');
  }
  const [first] = volumes;
  // A single step covers all usage, so it needs no period.
  if (first === undefined || reached.length === 1) {
    return { blocks: [{ cents: toCents(reached[0]?.unitPrice ?? 0) }] };
  }
  const { per, times } = stepPeriod(period, first, fuel, notes);
  const blocks = reached.map(({ unitPrice, volume }, index) => {
    const cents = toCents(unitPrice);
    const last = index === reached.length - 1;
    return last || !volume ? { cents } : { cents, units: exact(volume / times) };
  });
  return { blocks, per };
}

/** Steps after one without a bound are never reached. */
function untilUnbounded(rates: readonly CdrRate[]): readonly CdrRate[] {
  const unbounded = rates.findIndex(({ volume }) => !volume);
  return unbounded === -1 ? rates : rates.slice(0, unbounded + 1);
}

const periods: readonly [RegExp, Period, number][] = [
  [/^P(\d+)D$/, 'day', 1],
  [/^P(\d+)W$/, 'day', 7],
  [/^P(\d+)M$/, 'month', 1],
  [/^P(\d+)Y$/, 'year', 1],
];

/** Periods of several months that we have a name for. */
const ofMonths: Readonly<Record<number, Period>> = { 2: 'two-months', 3: 'quarter', 12: 'year' };

/** `times` is how many of our periods the stated one has: P2W is 14 days. Undefined if none is stated. */
function statedPeriod(
  period: string | undefined,
): { readonly per: Period; readonly times: number } | undefined {
  for (const [pattern, per, times] of periods) {
    const count = Number(pattern.exec(period ?? '')?.[1] ?? 0);
    if (count === 0) continue;
    const named = per === 'month' ? ofMonths[count] : undefined;
    return named ? { per: named, times: 1 } : { per, times: count * times };
  }
  return undefined;
}

function assumedPeriod(first: number, fuel: Fuel): Period {
  if (fuel === 'gas') return first < 1_000 ? 'day' : 'two-months';
  if (first < 50) return 'day';
  if (first < 900) return 'month';
  return first < 3_000 ? 'quarter' : 'year';
}

/** The days in the steps' period; if none is stated, it is guessed from the first volume. */
export function daysOfSteps(
  period: string | undefined,
  first: number,
  fuel: Fuel,
  notes: CdrNotes,
): number {
  const { per, times } = stepPeriod(period, first, fuel, notes);
  return blockDays[per] * times;
}

function stepPeriod(period: string | undefined, first: number, fuel: Fuel, notes: CdrNotes) {
  const stated = statedPeriod(period);
  if (!stated) notes.flags.add('block-period-assumed');
  return stated ?? { per: assumedPeriod(first, fuel), times: 1 };
}
