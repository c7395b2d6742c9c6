/** One run of `npm run alerts`: what fires, and what began or ended since the run before. */

import {
  type Fired,
  type Found,
  firedByDoctor,
  firedByLog,
  type TimedLine,
} from '../../domain/alerts/alert-rules.ts';
import { alerts } from '../../domain/alerts/alerts.data.ts';

export interface Seen {
  readonly lines: readonly TimedLine[];
  readonly findings: readonly Found[];
  readonly now: number;
}

/** What the log says. One that cannot be read is a finding, beside which the doctor's own still count. */
export async function lookedUp(
  read: () => Promise<readonly TimedLine[]>,
): Promise<Pick<Seen, 'lines' | 'findings'>> {
  try {
    return { lines: await read(), findings: [] };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return { lines: [], findings: [{ about: 'worker', state: 'bad', says }] };
  }
}

/** Fires when not everything could be looked at. */
const blind = 'cannot_look';

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

/** @param before what fired in the run before; undefined: everything is said, each time */
export function tell(place: Where, fired: readonly Fired[], before?: readonly string[]): Told {
  const where = `${place.brand}-${place.stage}`;
  const seen = fired.map(({ alert }) => alert.name);
  // Nothing is over because nobody could look.
  const kept = seen.includes(blind) ? (before ?? []).filter((name) => !seen.includes(name)) : [];
  const firing = [...seen, ...kept];
  const begun = fired.filter(({ alert }) => !before?.includes(alert.name));
  const ended = (before ?? []).filter((name) => !firing.includes(name));
  const lines = [
    ...begun.flatMap(({ alert, says }) => [
      `✗ ${where}: ${alert.name} (${says})`,
      `  ${alert.why}`,
      `  → ${actAt(alert.act, place)}`,
    ]),
    ...ended.map((name) => `✓ ${where}: ${name} is over`),
  ];
  return { text: lines.join('\n'), firing };
}

/** The page's words with commands that run as they stand, and links as paths. */
function actAt(act: string, { brand, stage }: Where): string {
  return act
    .replace(/<brand>|(?<=--brand )<slug>/g, brand)
    .replace(/<stage>/g, stage)
    .replace(/\(\[[^\]]*\]\(([^)]*)\)\)/g, '(docs/operations/$1)')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 (docs/operations/$2)');
}
