/** The slow program's count of a year: each half hour of a meter goes to the registers that count at that time of the week. */
import { type CalendarDay, calendar2025 } from './calendar-2025.ts';
import { type Hours, holds } from './slow-format.ts';
import type { Meter } from './ticking-meter.ts';

/** Counts what is used in the hours of one rate. */
export interface Register {
  total: number;
}

/** Part of a half hour, which one register counts. */
interface Piece {
  readonly register: Register;
  readonly minutes: number;
}

/** The half hours of a week, from midnight before Sunday. A half hour of 15 January is the same as one of 22 January. */
type OfWeek<One> = readonly One[];

export type Week = OfWeek<readonly Piece[]>;

/** Works something out for each half hour of a week, given its weekday and its first minute. */
function eachHalfHour<One>(of: (weekday: number, from: number) => One): OfWeek<One> {
  return Array.from({ length: 7 * 48 }, (_, index) =>
    of(Math.floor(index / 48), (index % 48) * 30),
  );
}

/** @param registerAt the register of a minute, which can change only where a window begins or ends */
export function weekOf(
  windows: readonly Hours[],
  registerAt: (minute: number, weekday: number) => Register | undefined,
): Week {
  const cuts = cutsOf(windows);
  return eachHalfHour((weekday, from) => {
    const pieces: Piece[] = [];
    let start = from;
    while (start < from + 30) {
      const end = nextCut(cuts, start, from + 30);
      const register = registerAt(start, weekday);
      if (register) pieces.push({ register, minutes: end - start });
      start = end;
    }
    return pieces;
  });
}

/** Minutes at which a window begins or ends within a half hour, in order. */
function cutsOf(windows: readonly Hours[]): number[] {
  const edges = windows.flatMap(({ from, to }) => [from, to]);
  return edges.filter((minute) => minute % 30 !== 0).sort((a, b) => a - b);
}

/** The end of the piece of a half hour that begins at a minute. */
function nextCut(cuts: readonly number[], start: number, end: number): number {
  return cuts.find((cut) => cut > start && cut < end) ?? end;
}

/** Counts a year. @param weekOn the week that applies on a day */
export function countYear(
  { weekdays, halfHours }: Meter,
  weekOn: (day: CalendarDay) => Week | undefined,
): void {
  for (const day of calendar2025) {
    const week = weekOn(day) ?? [];
    const weekday = weekdays[day.index] ?? day.weekday;
    for (let half = 0; half < 48; half += 1) {
      const amount = halfHours[day.index * 48 + half] ?? 0;
      for (const { register, minutes } of week[weekday * 48 + half] ?? []) {
        register.total += (amount * minutes) / 30;
      }
    }
  }
}

/** For each half hour of a week, whether any minute of it is within the hours. */
export function touchedBy(hours: Hours): OfWeek<boolean> {
  return eachHalfHour((weekday, from) => {
    for (let minute = from; minute < from + 30; minute += 1) {
      if (holds(hours, weekday, minute)) return true;
    }
    return false;
  });
}
