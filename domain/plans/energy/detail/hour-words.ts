/** Hours and days of a rate in words: `weekdays 3 pm to 9 pm, weekends all day`. */
import { inWords } from '../../../text.ts';
import type { Window } from '../tariff/tariff.schema.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const noon = 720;
const midnight = 1_440;

/** Groups of days with their own word; days are numbered from Sunday. */
const groups: Readonly<Record<string, string>> = {
  '0123456': 'every day',
  '12345': 'weekdays',
  '06': 'weekends',
};

/** `7 am`, `10:30 pm`, `noon`. @param minute after midnight */
export function clockWords(minute: number): string {
  if (minute % midnight === 0) return 'midnight';
  if (minute === noon) return 'noon';
  const hour = Math.floor(minute / 60);
  const past = minute % 60;
  const minutes = past === 0 ? '' : `:${String(past).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${minute < noon ? 'am' : 'pm'}`;
}

/** `3 pm to 9 pm`; a start equal to its end is the whole day. */
export function hoursWords({ from, to }: Pick<Window, 'from' | 'to'>): string {
  const whole = from === to || (from === 0 && to === midnight);
  return whole ? 'all day' : `${clockWords(from)} to ${clockWords(to)}`;
}

/** Groups days with the same hours, in the order of the windows; null where there is no window. */
export function windowWords(windows: readonly Window[]): string | null {
  const daysByHours = collected(joinedAtMidnight(windows), hoursWords, ({ days }) => days);
  const hoursByDays = collected(
    [...daysByHours],
    ([, days]) => daysWords(days),
    ([hours]) => [hours],
  );
  const parts = [...hoursByDays].map(([days, hours]) => `${days} ${inWords([...new Set(hours)])}`);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Joins a window to midnight and one from midnight on the same days: `9 pm to 3 pm`. */
function joinedAtMidnight(windows: readonly Window[]): Window[] {
  const isOnly = ({ from, to }: Window) => from !== to && to - from !== midnight;
  const late = windows.filter((one) => isOnly(one) && one.to % midnight === 0);
  const early = windows.filter((one) => isOnly(one) && one.from % midnight === 0);
  const pairs = late.flatMap((one) => {
    const next = early.find(({ days }) => String(days) === String(one.days));
    return next ? [{ one, next }] : [];
  });
  return windows.flatMap((window) => {
    const pair = pairs.find(({ one, next }) => one === window || next === window);
    if (!pair) return [window];
    return pair.one === window ? [{ ...window, to: pair.next.to }] : [];
  });
}

function daysWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const group = groups[sorted.join('')];
  // A week begins on Monday.
  const inWeek = sorted.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return group ?? inWords(inWeek.map((day) => dayNames[day] ?? ''));
}

function collected<T, V>(
  items: readonly T[],
  keyOf: (item: T) => string,
  valuesOf: (item: T) => readonly V[],
): Map<string, V[]> {
  const all = new Map<string, V[]>();
  for (const item of items) {
    const key = keyOf(item);
    all.set(key, [...(all.get(key) ?? []), ...valuesOf(item)]);
  }
  return all;
}
