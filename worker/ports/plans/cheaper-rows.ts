/** Counts of a product's plans estimated below each dollar amount, day by day, made when a catalogue is loaded. */
import { dayAfter, lastDay } from '../../../domain/calendar.ts';
import type { ListingRow } from './listing-rows.ts';

/** A row of `cheaper`, by column; it applies from its day until the next row for the same dollars. */
export interface CheaperRow {
  readonly release: string;
  readonly vertical: string;
  readonly dollars: number;
  readonly since: string;
  readonly plans: number;
}

/** @param listing rows of a whole catalogue, with one row per plan on any day */
export function cheaperRows(listing: readonly ListingRow[], release: string): CheaperRow[] {
  const byVertical = Map.groupBy(listing, ({ vertical }) => String(vertical));
  return [...byVertical].flatMap(([vertical, rows]) =>
    stepsOf(rows).map((step) => ({ release, vertical, ...step })),
  );
}

type Step = Pick<CheaperRow, 'dollars' | 'since' | 'plans'>;

/** One step for each day on which the number changes. */
function stepsOf(listing: readonly ListingRow[]): Step[] {
  const days = [...new Set(listing.flatMap(changesOf).map(({ day }) => day))].sort();
  const byDollars = [...Map.groupBy(listing, dollarsOf)].sort(([a], [b]) => a - b);
  const below = days.map(() => 0);
  return byDollars.flatMap(([dollars, rows]) => {
    const steps = days.flatMap((since, at): Step[] => {
      const plans = below[at] ?? 0;
      return at > 0 && plans === below[at - 1] ? [] : [{ dollars, since, plans }];
    });
    const changes = Map.groupBy(rows.flatMap(changesOf), ({ day }) => day);
    let here = 0;
    for (const [at, day] of days.entries()) {
      for (const { by } of changes.get(day) ?? []) here += by;
      below[at] = (below[at] ?? 0) + here;
    }
    return steps;
  });
}

/** The first day on which a row applies, and the first on which it no longer does. */
function changesOf({ valid_from, valid_until }: ListingRow): { day: string; by: number }[] {
  const begins = { day: valid_from, by: 1 };
  return valid_until < lastDay ? [begins, { day: dayAfter(valid_until), by: -1 }] : [begins];
}

function dollarsOf({ estimate_cents }: ListingRow): number {
  return Math.floor(Number(estimate_cents) / 100);
}
