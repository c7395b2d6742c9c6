/** The hours of usage rates, and a check that no two rates charge for the same hour (rules 6, 7 and 13). */
import type { Window } from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrWindow } from '../cdr-plan.schema.ts';
import { hoursOf } from './clock-time.ts';
import { namesNoDay, weekDays } from './week-days.ts';

/**
 * The windows with a day in our year, which has no public holidays. One that cannot be read leaves the plan
 * without a price.
 * @throws Error for a window without days
 */
export function windowsOf(published: readonly CdrWindow[], notes: CdrNotes): Window[] {
  return published.flatMap(({ days, startTime, endTime }) => {
    if (days === undefined || namesNoDay(days)) throw new Error('timeOfUse: a window has no days');
    const named = weekDays(days, notes);
    const hours = hoursOf(startTime, endTime);
    if (!named || !hours) {
      notes.unpriced.add('unreadable-time');
      return [];
    }
    return named.length > 0 ? [{ days: named, ...hours }] : [];
  });
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** @throws Error when windows of two rates contain the same minute of the week */
export function refuseOverlaps(rates: readonly { readonly windows?: readonly Window[] }[]): void {
  const pieces = rates
    .flatMap(({ windows = [] }, rate) => windows.flatMap((window) => piecesOf(window, rate)))
    .toSorted((a, b) => a.from - b.from);
  let reached: Piece | undefined;
  let other: Piece | undefined;
  for (const piece of pieces) {
    // The furthest reach so far of any rate other than this piece's.
    const before = reached?.rate === piece.rate ? other : reached;
    if (before && before.to > piece.from) {
      throw new Error('timeOfUse: windows of two rates overlap');
    }
    if (reached?.rate !== piece.rate) other = reached;
    if (!reached || reached.rate !== piece.rate || piece.to > reached.to) reached = piece;
  }
}

const day = 1_440;

/** In minutes of the week. Both pieces of a window over midnight are on each of its days. */
function piecesOf({ days, from, to }: Window, rate: number): Piece[] {
  const spans =
    from < to
      ? [{ from, to }]
      : [
          { from: 0, to },
          { from, to: day },
        ];
  return days.flatMap((weekday) =>
    spans.map((span) => ({
      from: weekday * day + span.from,
      to: weekday * day + span.to,
      rate,
    })),
  );
}
