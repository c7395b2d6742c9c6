/** Meters run on Australian Eastern Standard Time all year; tariffs name hours of the clock on the wall. */
import type { State } from '../../../address/states.ts';
import { halfHoursOfDay } from '../measured-year.ts';

const zones: Readonly<Record<State, string>> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Sydney',
};

/** Half hours by which a state's clocks are ahead of its meters at noon of a day; negative: behind. */
export function clockAhead(state: State): (day: number) => number {
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zones[state],
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (day) => {
    // Noon of the meter's day is 2 am of the same day in UTC.
    const parts = clock.formatToParts(day * 86_400_000 + 2 * 3_600_000);
    const [hour = 0, minute = 0] = parts
      .filter(({ type }) => type === 'hour' || type === 'minute')
      .map(({ value }) => Number(value));
    return Math.round((hour * 60 + minute - 720) / 30);
  };
}

/** Half hours of a day, by number; undefined where there are none. */
export type Register = (day: number) => Float64Array | undefined;

/**
 * Readings by the clock. Where clocks change, an hour stands twice (in October) or nowhere (in April).
 * @param ahead half hours, by day
 */
export function byClock(register: Register, ahead: (day: number) => number): Register {
  return (day) => {
    const own = register(day);
    if (!own) return undefined;
    const by = ahead(day);
    if (by === 0) return own;
    return Float64Array.from({ length: halfHoursOfDay }, (_, half) => {
      const at = half - by;
      const read = register(day + Math.floor(at / halfHoursOfDay));
      return read?.[(at + halfHoursOfDay) % halfHoursOfDay] ?? Number.NaN;
    });
  };
}
