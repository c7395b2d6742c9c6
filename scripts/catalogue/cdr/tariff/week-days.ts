/** Days of the week in every spelling that retailers publish (rule 7). */

import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrDays } from '../cdr-plan.schema.ts';

/** 0 is Sunday. */
export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const workdays = [1, 2, 3, 4, 5];

const names: Readonly<Record<string, readonly number[]>> = {
  SUN: [0],
  MON: [1],
  TUE: [2],
  WED: [3],
  THU: [4],
  FRI: [5],
  SAT: [6],
  WEEKDAY: workdays,
  WEEKEND: [0, 6],
  // The year we price has none.
  PUBLIC_HOLIDAY: [],
};

/** Knows `Tues`, `THURSDAY` and `PUBLIC_HOLIDAYS`; undefined for an unknown name. */
function daysNamed(name: string): readonly number[] | undefined {
  const plain = name.toUpperCase().replace(/[\s-]+/g, '_');
  const day = /^(SUN|MON|TUE|WED|THU|FRI|SAT)(?:DAY|SDAY|NESDAY|R|RS|RSDAY|URDAY)?S?$/.exec(plain);
  return names[day?.[1] ?? plain.replace(/S$/, '')];
}

/** Sorted, without duplicates; empty if only public holidays are named, undefined if a name is unknown. */
export function weekDays(days: CdrDays, notes: CdrNotes): number[] | undefined {
  if (!Array.isArray(days)) {
    return [
      ...(days.sunday ? [0] : []),
      ...(days.weekdays ? workdays : []),
      ...(days.saturday ? [6] : []),
    ];
  }
  const found = new Set<number>();
  for (const name of days) {
    const business = /^business[\s_-]*days?$/i.test(name);
    if (business) notes.flags.add('business-days');
    const named = business ? workdays : daysNamed(name);
    if (named === undefined) return undefined;
    for (const day of named) found.add(day);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** True if a list is empty, or all three booleans are false. */
export function namesNoDay(days: CdrDays | undefined): boolean {
  if (days === undefined) return true;
  return Array.isArray(days) ? days.length === 0 : !(days.weekdays || days.saturday || days.sunday);
}
