/** Times of day in every format that retailers publish (rule 6). */

const midnight = 1_440;

/** Minutes after midnight. If `to` is before `from`, they run over midnight; the whole day is 0 to 1440. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Undefined if a time is in no known format. */
export function hoursOf(start: string | undefined, end: string | undefined): Hours | undefined {
  const from = clockOf(start);
  const to = clockOf(end);
  if (from === undefined || to === undefined || from.minutes >= midnight) return undefined;
  if (from.minutes === to.minutes && from.seconds === to.seconds) return { from: 0, to: midnight };
  const until = endOf(to);
  if (until === undefined || from.seconds !== 0) return undefined;
  return until === from.minutes ? { from: 0, to: midnight } : { from: from.minutes, to: until };
}

interface Clock {
  readonly minutes: number;
  readonly seconds: number;
}

/** `07:00`, `07:00:00`, `0700`, and numbers that lost their leading zeros: `700`, `59`, `0`. */
function clockOf(text: string | undefined): Clock | undefined {
  const found =
    /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text ?? '') ??
    /^(\d{2})(\d{2})$/.exec(/^\d{1,4}$/.test(text ?? '') ? (text ?? '').padStart(4, '0') : '');
  if (!found) return undefined;
  const [hours, minutes, seconds] = [found[1], found[2], found[3] ?? 0].map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined;
  if (minutes > 59 || seconds > 59) return undefined;
  const total = hours * 60 + minutes;
  return total > midnight || (total === midnight && seconds > 0)
    ? undefined
    : { minutes: total, seconds };
}

/** An end at :59 means the next minute, and 0000 is midnight. */
function endOf({ minutes, seconds }: Clock): number | undefined {
  if (seconds === 59) return minutes + 1;
  if (seconds !== 0) return undefined;
  if (minutes % 60 === 59) return minutes + 1;
  return minutes === 0 ? midnight : minutes;
}
