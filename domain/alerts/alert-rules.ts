/** Rules that fire alerts on the worker’s log lines or on the doctor’s findings. Pure. */
import { inWords } from '../text.ts';

export type LogLine = Readonly<Record<string, unknown>>;

/** A log line with its time, in milliseconds since 1970. */
export interface TimedLine {
  readonly at: number;
  readonly line: LogLine;
}

export interface LogRule {
  /** The `event` of the lines that count. */
  readonly log: string;
  /** Further conditions on a line: a minimum number, or the values that count. */
  readonly where?: Readonly<Record<string, number | readonly string[]>>;
  /** A line with one of these values does not count. */
  readonly butNot?: Readonly<Record<string, readonly string[]>>;
  /** Fires at this many lines … */
  readonly atLeast: number;
  /** … within this many minutes … */
  readonly minutes: number;
  /** … with the same value in this field, if one is named. */
  readonly ofOne?: string;
}

interface DoctorRule {
  /** Fires on a ✗ of `npm run doctor` about one of these. */
  readonly doctor: readonly string[];
  /** The check that reports it, where that check is about something else. */
  readonly saidBy?: string;
  /** Fires on a ! as well. */
  readonly alsoLook?: true;
  /** Fires also on anything the doctor could not check. */
  readonly alsoUnseen?: true;
}

export interface Alert {
  readonly name: string;
  readonly fires: LogRule | DoctorRule;
  /** The consequence for visitors or partners. */
  readonly why: string;
  /** What to do, with the commands. */
  readonly act: string;
}

/** The parts of a doctor's finding that alerts need. */
export interface Found {
  readonly about: string;
  readonly state: 'ok' | 'look' | 'bad';
  readonly says: string;
  /** The check could not be made, so the state is unknown. */
  readonly unseen?: true | undefined;
  /** The doctor's remedy. */
  readonly mend?: string | undefined;
  /** Which one of several it is about: a partner, a secret. */
  readonly of?: string | undefined;
}

export interface Fired {
  readonly alert: Alert;
  /** The cause, in words. */
  readonly says: string;
  /** The doctor's remedies, which may differ each time. */
  readonly mends: readonly string[];
  /** What it is about, where it may be about several things: partners, databases, secrets. */
  readonly of: readonly string[];
}

export function firedByLog(
  alerts: readonly Alert[],
  lines: readonly TimedLine[],
  now: number,
): Fired[] {
  return alerts.flatMap((alert) => {
    if (!('log' in alert.fires)) return [];
    const over = countedBy(alert.fires, lines, now);
    const { minutes, ofOne } = alert.fires;
    const says = over
      .map(([one, count]) => `${ofOne ? `${one}: ` : ''}${count} in ${minutes} minutes`)
      .join('; ');
    const of = ofOne ? over.map(([one]) => one) : [];
    return over.length === 0 ? [] : [{ alert, says, mends: [], of }];
  });
}

export function firedByDoctor(alerts: readonly Alert[], findings: readonly Found[]): Fired[] {
  return alerts.flatMap((alert) => {
    const { fires } = alert;
    if (!('doctor' in fires)) return [];
    const found = findings.filter((one) => isFor(fires, one));
    if (found.length === 0) return [];
    const says = found.map((one) => findingWords(one, fires.doctor.length > 1)).join('; ');
    const mends = new Set(found.flatMap(({ mend }) => mend ?? []));
    // Which checks cannot be made changes from run to run while Cloudflare is down.
    const of = fires.alsoUnseen ? [] : [...new Set(found.map(aboutOf))];
    return [{ alert, says, mends: [...mends], of }];
  });
}

/** True where the alert's source could not be checked: its silence then means nothing. */
export function isUnseen({ fires }: Alert, findings: readonly Found[]): boolean {
  const unseen = (about: string) => findings.some((one) => one.unseen && one.about === about);
  if ('log' in fires) return unseen('log');
  // Without the worker, the doctor makes none of its checks.
  const noStage = findings.some(({ about, state }) => about === 'worker' && state === 'bad');
  return (
    noStage || fires.doctor.some(unseen) || (fires.saidBy !== undefined && unseen(fires.saidBy))
  );
}

/** A check that could not be made does not fire its own alert, whose remedy would be the wrong one. */
function isFor({ doctor, alsoLook, alsoUnseen }: DoctorRule, { about, state, unseen }: Found) {
  if (unseen) return alsoUnseen === true;
  return doctor.includes(about) && (state === 'bad' || (state === 'look' && alsoLook === true));
}

function aboutOf({ about, of }: Found): string {
  return of === undefined ? about : `${about} ${of}`;
}

function findingWords({ about, says, unseen }: Found, isOneOfSeveral: boolean): string {
  return unseen || isOneOfSeveral ? `${about} ${says}` : says;
}

/** How many lines there are of each thing that fires the rule. */
function countedBy(
  rule: LogRule,
  lines: readonly TimedLine[],
  now: number,
): readonly (readonly [string, number])[] {
  const since = now - rule.minutes * 60_000;
  const counts = new Map<string, number>();
  for (const { at, line } of lines) {
    if (at < since || !fits(rule, line)) continue;
    const one = rule.ofOne === undefined ? '' : String(line[rule.ofOne]);
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= rule.atLeast);
}

function fits({ log, where = {}, butNot = {} }: LogRule, line: LogLine): boolean {
  if (line.event !== log) return false;
  const isOne = ([field, values]: [string, readonly string[]]) =>
    values.includes(String(line[field]));
  if (Object.entries(butNot).some(isOne)) return false;
  return Object.entries(where).every(([field, wanted]) => {
    const value = line[field];
    if (typeof wanted === 'number') return typeof value === 'number' && value >= wanted;
    return typeof value === 'string' && wanted.includes(value);
  });
}

/** When an alert fires, in the words of the operations page. */
export function rulesWords({ fires }: Alert): string {
  if ('doctor' in fires) {
    const marks = fires.alsoLook ? '✗ or !' : '✗';
    const things = inWords(
      fires.doctor.map((about) => `\`${about}\``),
      'or',
    );
    const unseen = fires.alsoUnseen ? ', or cannot check something' : '';
    return `\`npm run doctor\` has a ${marks} about ${things}${unseen}`;
  }
  const { log, where = {}, butNot = {}, atLeast, minutes, ofOne } = fires;
  const conditions = Object.entries(where).map(([field, wanted]) =>
    typeof wanted === 'number' ? `\`${field}\` ≥ ${wanted}` : `\`${field}\` ${wanted.join(' or ')}`,
  );
  const lines = `${atLeast} \`${log}\` ${atLeast === 1 ? 'line' : 'lines'}`;
  const that = conditions.length === 0 ? '' : ` with ${conditions.join(' and ')}`;
  const same = ofOne === undefined ? '' : ` for one \`${ofOne}\``;
  const not = Object.entries(butNot).map(
    ([, values]) => ` other than \`${values.join('` or `')}\``,
  );
  return `${lines}${that}${same}${not.join('')} in ${minutes} minutes`;
}
