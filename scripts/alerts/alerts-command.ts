/** One run of `npm run alerts`: what fires, and what began or ended since the run before. */

import {
  type Fired,
  type Found,
  firedByDoctor,
  firedByLog,
  isUnseen,
  type TimedLine,
} from '../../domain/alerts/alert-rules.ts';
import { alerts } from '../../domain/alerts/alerts.data.ts';
import { reasonOf } from '../commands/reason-of.ts';
import type { LogSource } from './log-source.ts';

export interface Seen {
  readonly lines: readonly TimedLine[];
  readonly findings: readonly Found[];
  readonly now: number;
}

/** What the log says. One that cannot be read is a finding, beside which the doctor's own still count. */
export async function lookedUp(source: LogSource): Promise<Pick<Seen, 'lines' | 'findings'>> {
  try {
    return { lines: await source.read(), findings: [] };
  } catch (error) {
    const says = reasonOf(error);
    const finding = {
      about: 'log',
      state: 'bad',
      says: `could not be read: ${says}`,
      mend: source.mend,
      unseen: true,
    } as const;
    return { lines: [], findings: [finding] };
  }
}

/** Everything that fires, in the order of the page for ops. */
export function firedBy({ lines, findings, now }: Seen): Fired[] {
  const fired = [...firedByLog(alerts, lines, now), ...firedByDoctor(alerts, findings)];
  return alerts.flatMap((alert) => fired.filter((one) => one.alert === alert));
}

export interface Told {
  /** Empty: nothing is to be said. */
  readonly text: string;
  /** Names of what fires now, for the next run. */
  readonly firing: readonly string[];
}

/** The deployed stage that was looked at. */
export interface Where {
  readonly brand: string;
  readonly stage: string;
}

/**
 * @param before what fired in the run before; undefined: everything is said, each time
 * @param findings what was looked at, and what could not be
 */
export function tell(
  place: Where,
  fired: readonly Fired[],
  before?: readonly string[],
  findings: readonly Found[] = [],
): Told {
  const where = `${place.brand}-${place.stage}`;
  const seen = fired.map(({ alert }) => alert.name);
  // Nothing is over because nobody could look at it; what somebody could look at is.
  const unseen = alerts.filter((alert) => isUnseen(alert, findings)).map(({ name }) => name);
  const kept = (before ?? []).filter((name) => !seen.includes(name) && unseen.includes(name));
  const firing = [...seen, ...kept];
  const begun = fired.filter(({ alert }) => !before?.includes(alert.name));
  const ended = (before ?? []).filter((name) => !firing.includes(name));
  const lines = [
    ...begun.flatMap((one) => saidOf(one, place)),
    ...ended.map((name) => `✓ ${where}: ${name} is over`),
  ];
  return { text: lines.join('\n'), firing };
}

/** What the doctor says of this very case stands first, where the page does not say it. */
function saidOf({ alert, says, mends }: Fired, place: Where): string[] {
  const act = actAt(alert.act, place);
  return [
    `✗ ${place.brand}-${place.stage}: ${alert.name} (${says})`,
    `  ${alert.why}`,
    ...mends.filter((mend) => !act.includes(mend)).map((mend) => `  → the doctor says: ${mend}`),
    `  → ${act}`,
  ];
}

/** The page's words with commands that run as they stand, and links as paths. */
function actAt(act: string, { brand, stage }: Where): string {
  return act
    .replace(/<brand>|(?<=--brand )<slug>/g, brand)
    .replace(/<stage>/g, stage)
    .replace(/\(\[[^\]]*\]\(([^)]*)\)\)/g, '(docs/operations/$1)')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 (docs/operations/$2)');
}
