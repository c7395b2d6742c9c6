/** The part of a home's use in a rate's hours on a season's days (rule 14). */
import { usualDay } from '../household.ts';
import { daysOfYear, halfHoursOfDay } from '../measured-year.ts';
import type { Piece, WeekHours } from './rate-hours.ts';
import type { SomeDays } from './year-days.ts';

/** A year's use of one fuel or one register of the meter. */
export interface Use {
  /** kWh or MJ. */
  readonly year: number;
  /** The measured half hours; without them, every day is the usual one. */
  readonly measured: Register | null;
}

interface Register {
  /** By calendar day. */
  readonly weekdays: Uint8Array;
  readonly halfHours: Float64Array;
}

const halfHoursOfWeek = 7 * halfHoursOfDay;

/** The part of the usual day's use before each hour. */
const usualBefore = sumsBefore(usualDay);

function sumsBefore(shares: readonly number[]): number[] {
  const before = [0];
  for (const share of shares) before.push((before.at(-1) ?? 0) + share / 100);
  return before;
}

function usualBeforeMinute(minute: number): number {
  const hour = Math.floor(minute / 60);
  const before = usualBefore[hour] ?? 1;
  return before + (((usualDay[hour] ?? 0) / 100) * (minute - hour * 60)) / 60;
}

/** The part of a usual day's use that falls in these pieces. */
function usualPart(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, { from, to }) => sum + usualBeforeMinute(to) - usualBeforeMinute(from),
    0,
  );
}

/** The part of a usual year's use that falls in these hours on these days. */
export function usualShare(hours: WeekHours, { weekdays }: SomeDays): number {
  const parts = hours.map((pieces, weekday) => (weekdays[weekday] ?? 0) * usualPart(pieces));
  return parts.reduce((sum, part) => sum + part, 0) / daysOfYear;
}

/** The measured use in these hours on these days, by the weekday of measurement. */
export function measuredIn(register: Register, hours: WeekHours, days: SomeDays): number {
  const sums = weekOf(register, days);
  const weights = weightsOf(hours);
  let total = 0;
  for (let index = 0; index < halfHoursOfWeek; index++) {
    total += (sums[index] ?? 0) * (weights[index] ?? 0);
  }
  return total;
}

/** Caches the sums of a register by season, since many tariffs share the same seasons. */
const weeks = new WeakMap<Float64Array, Map<string, Float64Array>>();

/** The sum for each half hour of the week over a season's days. */
function weekOf({ weekdays, halfHours }: Register, { ranges }: SomeDays): Float64Array {
  const known = weeks.get(halfHours) ?? new Map<string, Float64Array>();
  weeks.set(halfHours, known);
  const key = ranges.map(({ first, last }) => `${first}-${last}`).join();
  const found = known.get(key);
  if (found) return found;
  const sums = new Float64Array(halfHoursOfWeek);
  for (const { first, last } of ranges) {
    for (let day = first; day <= last; day++) {
      const at = (weekdays[day] ?? 0) * halfHoursOfDay;
      for (let half = 0; half < halfHoursOfDay; half++) {
        const use = halfHours[day * halfHoursOfDay + half] ?? 0;
        sums[at + half] = (sums[at + half] ?? 0) + use;
      }
    }
  }
  known.set(key, sums);
  return sums;
}

const weights = new WeakMap<WeekHours, Float64Array>();

/** The part of each half hour of the week that is within the hours. */
function weightsOf(hours: WeekHours): Float64Array {
  const found = weights.get(hours);
  if (found) return found;
  const made = new Float64Array(halfHoursOfWeek);
  for (const [weekday, pieces] of hours.entries()) {
    const day = partsOfHalfHours(pieces);
    for (const [half, part] of day.entries()) made[weekday * halfHoursOfDay + half] = part;
  }
  weights.set(hours, made);
  return made;
}

/** The part of each half hour of a day that is within the pieces. */
export function partsOfHalfHours(pieces: readonly Piece[]): number[] {
  return Array.from({ length: halfHoursOfDay }, (_, half) => {
    const start = half * 30;
    return pieces.reduce((sum, { from, to }) => {
      const minutes = Math.min(to, start + 30) - Math.max(from, start);
      return sum + Math.max(0, minutes) / 30;
    }, 0);
  });
}
