/** The days of 2025, one after the other. */

export interface CalendarDay {
  /** 0 is 1 January. */
  readonly index: number;
  /** 1 to 12. */
  readonly month: number;
  /** `01-31` */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function everyDay(): CalendarDay[] {
  const days: CalendarDay[] = [];
  // 1 January 2025 was a Wednesday.
  let weekday = 3;
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= (monthLengths[month - 1] ?? 0); day += 1) {
      const date = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      days.push({ index: days.length, month, date, weekday });
      weekday = (weekday + 1) % 7;
    }
  }
  return days;
}

export const calendar2025: readonly CalendarDay[] = everyDay();

/** Whether a date lies in a season; both ends count, and a season may run over new year. */
export function inSeason(date: string, from: string, to: string): boolean {
  const first = from === '02-29' ? '02-28' : from;
  const last = to === '02-29' ? '02-28' : to;
  if (first <= last) return first <= date && date <= last;
  return date >= first || date <= last;
}
