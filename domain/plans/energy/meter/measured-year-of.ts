/** The conversion of a meter's readings to a year of half hours, by rule 14 of docs/contracts/energy.md. */
import type { State } from '../../../address/states.ts';
import { daysOfYear, halfHoursOfDay, type MeasuredYear } from '../measured-year.ts';
import { MeterFault } from './meter-fault.ts';
import type { Meter, MeterReadings, RegisterDays } from './meter-readings.ts';
import { byClock, clockAhead, type Register } from './state-clocks.ts';

/** Fewer days are not enough to estimate a year. */
export const leastDays = 30;

interface HowMeasured {
  /** The meaning of further registers of use: a controlled load, or more of the same use. */
  readonly others?: 'controlled' | 'general' | undefined;
  /** The state whose clocks the tariffs follow; null for the meter's own time. */
  readonly state?: State | null;
}

/** A calendar day's measured day and weekday. */
interface CalendarDay {
  readonly day: number;
  readonly weekday: number;
}

/** @throws MeterFault where the readings do not make a year */
export function measuredYearOf(
  meter: Meter,
  { others = 'controlled', state = null }: HowMeasured = {},
): MeasuredYear {
  const [first, ...more] = registersOfUse(meter);
  if (!first) throw new MeterFault('no-register');
  const counted = others === 'general' ? [first, ...more] : [first];
  const general = sumOf(counted);
  const latest = latestDay(counted, general);
  if (latest === null)
    throw new MeterFault('too-few-days', null, 'The file has no days with readings.');
  const calendar = calendarTo(latest, general);
  const measuredDays = calendar.filter(({ day }) => isMeasured(general(day))).length;
  if (measuredDays < leastDays) {
    throw new MeterFault('too-few-days', null, `The file has ${daysWords(measuredDays)}.`);
  }
  const ahead = state && clockAhead(state);
  const year = (registers: readonly RegisterDays[]) => {
    const sum = sumOf(registers);
    // Null where none of the registers measured anything in the year.
    if (!calendar.some(({ day }) => isMeasured(sum(day)))) return null;
    return filledYear(ahead ? byClock(sum, ahead) : sum, calendar);
  };
  const used = year(counted) ?? new Float64Array(daysOfYear * halfHoursOfDay);
  const sent = [...meter.registers].filter(([suffix]) => suffix.startsWith('B'));
  const controlled = others === 'controlled' ? year(more) : null;
  if (totalOf(used) + totalOf(controlled) === 0) throw new MeterFault('no-use');
  return {
    weekdays: Uint8Array.from(calendar, ({ weekday }) => weekday),
    used,
    controlled,
    exported: year(sent.map(([, days]) => days)),
    measuredDays,
  };
}

/** Total kWh in a year of half hours. */
export function totalOf(halfHours: Float64Array | null): number {
  return halfHours?.reduce((sum, kwh) => sum + kwh, 0) ?? 0;
}

/**
 * The meter with the latest readings: those of a replaced meter stop earlier.
 * @throws MeterFault where there is no meter
 */
export function latestMeter(readings: MeterReadings): Meter {
  const lastDay = (meter: Meter) =>
    registersOfUse(meter)
      .flatMap((days) => [...days.keys()])
      .reduce((last, day) => Math.max(last, day), 0);
  const [latest] = readings.toSorted((one, other) => lastDay(other) - lastDay(one));
  if (!latest) throw new MeterFault('no-register');
  return latest;
}

/** True for a meter with more than one register of use. */
export function hasOtherRegisters(meter: Meter): boolean {
  return registersOfUse(meter).length > 1;
}

const daysWords = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** E1 first, then the others by name. */
function registersOfUse({ registers }: Meter): RegisterDays[] {
  const used = [...registers].filter(([suffix]) => suffix.startsWith('E'));
  return used.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, days]) => days);
}

/** The sum of the registers that measured a day. */
function sumOf(registers: readonly RegisterDays[]): Register {
  const [only, ...more] = registers;
  if (more.length === 0) return (day) => only?.get(day);
  return (day) => {
    const found = registers.flatMap((days) => days.get(day) ?? []);
    if (found.length === 0) return undefined;
    return Float64Array.from({ length: halfHoursOfDay }, (_, half) =>
      found.reduce((sum, kwh) => sum + (kwh[half] ?? Number.NaN), 0),
    );
  };
}

const isMeasured = (kwh: Float64Array | undefined) =>
  kwh?.some((one) => !Number.isNaN(one)) ?? false;

function latestDay(registers: readonly RegisterDays[], general: Register): number | null {
  let latest: number | null = null;
  for (const day of registers.flatMap((days) => [...days.keys()])) {
    if ((latest === null || day > latest) && isMeasured(general(day))) latest = day;
  }
  return latest;
}

/** The year that ends on a day, in calendar order. 29 February does not count. */
function calendarTo(latest: number, general: Register): CalendarDay[] {
  const calendar: CalendarDay[] = [];
  for (let [day, found] = [latest, 0]; found < daysOfYear; day -= 1) {
    const index = indexInYear(day);
    if (index === null) continue;
    // 1 January 1970 was a Thursday, that of 2025 a Wednesday.
    const weekday = isMeasured(general(day)) ? (((day + 4) % 7) + 7) % 7 : (index + 3) % 7;
    calendar[index] = { day, weekday };
    found += 1;
  }
  return calendar;
}

/** 0 for 1 January to 364 for 31 December; null for 29 February. */
function indexInYear(day: number): number | null {
  const date = new Date(day * 86_400_000);
  const [month, ofMonth] = [date.getUTCMonth(), date.getUTCDate()];
  if (month === 1 && ofMonth === 29) return null;
  return (Date.UTC(2025, month, ofMonth) - Date.UTC(2025, 0, 1)) / 86_400_000;
}

/** Fills gaps with the mean of the same half hour on measured days of the same weekday. */
function filledYear(register: Register, calendar: readonly CalendarDay[]): Float64Array {
  const means = meansOf(register, calendar);
  const year = new Float64Array(daysOfYear * halfHoursOfDay);
  for (const [index, { day, weekday }] of calendar.entries()) {
    const kwh = register(day);
    for (let half = 0; half < halfHoursOfDay; half += 1) {
      const read = kwh?.[half] ?? Number.NaN;
      year[index * halfHoursOfDay + half] = Number.isNaN(read) ? means(weekday, half) : read;
    }
  }
  return year;
}

/** Means by weekday and half hour, or of all days where no day of that weekday has the half hour. */
function meansOf(
  register: Register,
  calendar: readonly CalendarDay[],
): (weekday: number, half: number) => number {
  const everyDay = 7;
  const sums = new Float64Array((everyDay + 1) * halfHoursOfDay);
  const counts = new Float64Array(sums.length);
  for (const { day, weekday } of calendar) {
    const kwh = register(day);
    for (let half = 0; kwh && half < halfHoursOfDay; half += 1) {
      const read = kwh[half] ?? Number.NaN;
      if (Number.isNaN(read)) continue;
      for (const row of [weekday, everyDay]) {
        const at = row * halfHoursOfDay + half;
        sums[at] = (sums[at] ?? 0) + read;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return (weekday, half) => {
    const at = (counts[weekday * halfHoursOfDay + half] ?? 0) > 0 ? weekday : everyDay;
    const count = counts[at * halfHoursOfDay + half] ?? 0;
    return count > 0 ? (sums[at * halfHoursOfDay + half] ?? 0) / count : 0;
  };
}
