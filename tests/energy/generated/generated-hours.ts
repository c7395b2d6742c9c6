/** Hours of use in the published format: windows that tile the week, past midnight, with :59 ends, sometimes with a gap. */
import type { PublishedWindow } from '../published-plan.ts';
import type { Dice } from './dice.ts';

/** How one retailer writes times and days. */
export interface TimeStyle {
  readonly time: (minute: number) => string;
  /** Whether an end on the hour is written as the minute before it. */
  readonly lastMinute: boolean;
  readonly midnight: readonly string[];
  readonly days: (dayNumbers: readonly number[]) => string[];
}

const short = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const long = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const digits = (minute: number) => {
  const hour = String(Math.floor(minute / 60)).padStart(2, '0');
  return [hour, String(minute % 60).padStart(2, '0')];
};
const shapes: readonly TimeStyle['time'][] = [
  (minute) =>
    minute === 0
      ? '0'
      : digits(minute)
          .join('')
          .replace(/^0(?=[1-9])/, ''),
  (minute) => digits(minute).join(''),
  (minute) => digits(minute).join(':'),
  (minute) => [...digits(minute), '00'].join(':'),
];

export function timeStyle(dice: Dice): TimeStyle {
  const names = dice.pick([short, long]);
  const business = dice.chance(0.4);
  const holidays = dice.chance(0.15);
  return {
    time: dice.pick(shapes),
    lastMinute: dice.chance(0.4),
    midnight: dice.pick([['0000'], ['00:00', '24:00'], ['2400', '0'], ['00:00:00']]),
    days: (numbers) => {
      const named = numbers.map((day) => names[day] ?? '');
      const week = numbers.length === 5 && !numbers.includes(0) && !numbers.includes(6);
      return [
        ...(business && week ? ['BUSINESS_DAYS'] : named),
        ...(holidays && !week ? ['PUBLIC_HOLIDAYS'] : []),
      ];
    },
  };
}

export function publishedWindow(
  dice: Dice,
  style: TimeStyle,
  [days, from, to]: readonly [readonly number[], number, number],
): PublishedWindow {
  const end = to % 1_440;
  const endTime = () => {
    if (style.lastMinute && end % 60 === 0) return style.time((end + 1_439) % 1_440);
    return end === 0 ? dice.pick(style.midnight) : style.time(end);
  };
  return { days: style.days(days), startTime: style.time(from % 1_440), endTime: endTime() };
}

const week = [1, 2, 3, 4, 5];
const everyDay = [...week, 6, 0];
const splits = [
  [everyDay],
  [week, [6, 0]],
  [week, [6], [0]],
  [
    [1, 3, 5],
    [2, 4],
    [0, 6],
  ],
];

/** The windows of each rate, which together tile the week, or nearly. */
export function tiledWindows(dice: Dice, style: TimeStyle, rates: number): PublishedWindow[][] {
  const windows: PublishedWindow[][] = dice.times(rates, () => []);
  const split = dice.pick(splits);
  for (const [index, days] of split.entries()) {
    // The first group of days includes every rate, so that each has hours.
    const pieces = index === 0 ? rates + dice.number(0, 2) : dice.number(1, rates + 1);
    const cuts = cutsOfDay(dice, pieces);
    for (const [piece, from] of cuts.entries()) {
      const to = cuts[piece + 1] ?? cuts[0] ?? 0;
      const hole = piece >= rates && dice.chance(0.15);
      if (!hole) windows[piece % rates]?.push(publishedWindow(dice, style, [days, from, to]));
    }
  }
  return windows;
}

/** Some minutes of a day, in order; the last window runs past midnight unless the first begins then. */
function cutsOfDay(dice: Dice, count: number): number[] {
  const grid = dice.pick([60, 60, 30, 15, 5]);
  const cuts = new Set<number>(dice.chance(0.3) ? [0] : []);
  while (cuts.size < count) cuts.add(dice.number(0, 1_440 / grid - 1) * grid);
  return [...cuts].sort((a, b) => a - b);
}
