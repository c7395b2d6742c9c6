/** The conversion of meter time, Australian Eastern Standard Time all year, to the local time of tariffs. */
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

/** How far a state's clocks are ahead of its meters at noon, in half hours; negative if behind. */
export function clockAhead(state: State): (day: number) => number {
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zones[state],
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (day) => {
    // Noon in meter time is 2 am UTC on the same day.
    const parts = clock.formatToParts(day * 86_400_000 + 2 * 3_600_000);
    const [hour = 0, minute = 0] = parts
      .filter(({ type }) => type === 'hour' || type === 'minute')
      .map(({ value }) => Number(value));
    return Math.round((hour * 60 + minute - 720) / 30);
  };
}

/** The half hours of a day; undefined where there are none. */
export type Register = (day: number) => Float64Array | undefined;

/**
 * Readings by clock time. When clocks change, an hour is repeated (in October) or missing (in April).
 * @param ahead in half hours, by day
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
