/** The progress of a load: one line, rewritten in place on a terminal; elsewhere a line every ten seconds. */

type Phase = 'counting' | 'sorting' | 'loading' | 'reading' | 'importing';

/** Characters in the bar. */
const width = 24;
const everyMs = { terminal: 200, file: 10_000 };

export interface ProgressState {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
  /** Since the phase began; `before` is what was done by then. */
  readonly seconds: number;
  readonly before: number;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

const units: Readonly<Record<Phase, (count: number) => string>> = {
  counting: megabytes,
  sorting: megabytes,
  reading: megabytes,
  importing: megabytes,
  loading: (addresses) => `${Math.round(addresses).toLocaleString('en-AU')} addresses`,
};

/** `loading   [######……] 23 %  1,200,000 addresses, 45,000 addresses/s, 2:10 left` */
export function progressLine({ phase, done, total, seconds, before }: ProgressState): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * width);
  const bar = `${'#'.repeat(filled)}${'.'.repeat(width - filled)}`;
  const rate = seconds > 0 ? (done - before) / seconds : 0;
  const left = rate > 0 ? `, ${clock((total - done) / rate)} left` : '';
  const speed = rate > 0 ? `, ${units[phase](rate)}/s` : '';
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${phase.padEnd(9)} [${bar}] ${percent}  ${units[phase](done)}${speed}${left}`;
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ShownProgress {
  at(phase: Phase, done: number, total: number): void;
  /** Clears the line for the output that follows. */
  end(): void;
}

export function showProgress(out: Terminal, now: () => number = Date.now): ShownProgress {
  let phase: Phase | undefined;
  let began = { at: 0, done: 0 };
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    at(next, done, total) {
      if (next !== phase) {
        phase = next;
        began = { at: now(), done };
      }
      if (now() - shownAt < (out.isTTY ? everyMs.terminal : everyMs.file)) return;
      shownAt = now();
      const seconds = (now() - began.at) / 1000;
      const line = progressLine({ phase, done, total, seconds, before: began.done });
      out.write(out.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    end: () => {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}
