/** The hours of a week that belong to each rate (rule 16): each minute belongs to one. */
import type { Rate, Window } from './tariff.schema.ts';

/** Minutes after midnight; `to` is exclusive. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The hours of each weekday, from Sunday. */
export type WeekHours = readonly (readonly Piece[])[];

interface RateHours {
  /** In the order of the rates. */
  readonly weeks: readonly WeekHours[];
  /** A minute is in the windows of several rates, or in none where no single rate can take it. */
  readonly unclear: boolean;
}

const endOfDay = 1_440;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A window over midnight becomes two pieces on the same day. */
export function piecesOf({ from, to }: Pick<Window, 'from' | 'to'>): Piece[] {
  if (from === to) return [{ from: 0, to: endOfDay }];
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: endOfDay },
  ];
}

export function rateHours(rates: readonly Rate[]): RateHours {
  const windows = rates.map((rate) =>
    rate.windows.map((window) => ({ days: window.days, pieces: piecesOf(window) })),
  );
  const prices = rates.map(({ blocks }) => blocks[0]?.cents ?? 0);
  const all = rates.map((_, index) => index);
  const open = all.filter((index) => windows[index]?.length === 0);
  const dearest = (among: readonly number[]) =>
    among.reduce((best, one) => ((prices[one] ?? 0) > (prices[best] ?? 0) ? one : best));
  const rest = open.length === 1 ? dearest(open) : dearest(all);
  const restIsClear = open.length === 1 || rates.length === 1;
  const cuts = cutsOf(windows.flat().flatMap(({ pieces }) => pieces));

  const weeks = rates.map(() => weekdays.map((): Piece[] => []));
  let unclear = false;
  for (const weekday of weekdays) {
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const within = all.filter((rate) =>
        windows[rate]?.some(
          ({ days, pieces }) =>
            days.includes(weekday) && pieces.some((one) => one.from <= from && from < one.to),
        ),
      );
      if (within.length > 1 || (within.length === 0 && !restIsClear)) unclear = true;
      const owner = within.length > 0 ? dearest(within) : rest;
      weeks[owner]?.[weekday]?.push({ from, to: cuts[index + 1] ?? endOfDay });
    }
  }
  return { weeks, unclear };
}

/** Minutes at which the rate may change, including both ends of the day. */
function cutsOf(pieces: readonly Piece[]): number[] {
  const cuts = new Set([0, endOfDay, ...pieces.flatMap(({ from, to }) => [from, to])]);
  return [...cuts].sort((a, b) => a - b);
}
