/** The year used for prices: 365 days from Wednesday 1 January, without public holidays. */
import { daysOfYear } from '../measured-year.ts';

/** Inclusive; 0 is 1 January. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** The days of a season or a charge. */
export interface SomeDays {
  readonly ranges: readonly DayRange[];
  readonly count: number;
  /** The count of each weekday, from Sunday. */
  readonly weekdays: readonly number[];
}

/** A part of the year as stated in a catalogue: `12-01` to `03-31` runs over new year. */
export interface StatedDays {
  readonly from: string;
  readonly to: string;
}

const months = [
  { name: 'January', days: 31 },
  { name: 'February', days: 28 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
  { name: 'December', days: 31 },
] as const;

/** The calendar month of each day of the year, from 0. */
export const monthOfDay: readonly number[] = months.flatMap(({ days }, month) =>
  Array.from({ length: days }, () => month),
);

const firstWeekday = 3;

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(day: number): number {
  return (firstWeekday + day) % 7;
}

/** `12-01` is 334. */
function dayNumber(stated: string): number {
  return monthOfDay.indexOf(Number(stated.slice(0, 2)) - 1) + Number(stated.slice(3)) - 1;
}

export function rangesOf({ from, to }: StatedDays): DayRange[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first <= last) return [{ first, last }];
  return [
    { first: 0, last },
    { first, last: daysOfYear - 1 },
  ];
}

export function daysIn(ranges: readonly DayRange[]): SomeDays {
  const weekdays = [0, 0, 0, 0, 0, 0, 0];
  let count = 0;
  for (const { first, last } of ranges) {
    for (let day = first; day <= last; day++) {
      const weekday = weekdayOf(day);
      weekdays[weekday] = (weekdays[weekday] ?? 0) + 1;
      count++;
    }
  }
  return { ranges, count, weekdays };
}

export const wholeYear: SomeDays = daysIn([{ first: 0, last: daysOfYear - 1 }]);

/** `1 December to 31 March`; `All year`. */
export function statedDaysWords({ from, to }: StatedDays): string {
  if (daysIn(rangesOf({ from, to })).count === daysOfYear) return 'All year';
  return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
}

function dayWords(stated: string): string {
  return `${Number(stated.slice(3))} ${months[Number(stated.slice(0, 2)) - 1]?.name ?? ''}`;
}
