/** One run of `npm run alerts`: the alerts that fire, and those that began or ended since the last run. */
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
import type { DeployedSite } from '../site/deployed-site.ts';
import type { LogSource } from './log-source.ts';

export interface Seen {
  readonly lines: readonly TimedLine[];
  readonly findings: readonly Found[];
  readonly now: number;
}

/** Reads the log. A log that cannot be read becomes a finding, and the doctor's findings still count. */
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

/** Everything that fires, in the order of the page for operators. */
export function firedBy({ lines, findings, now }: Seen): Fired[] {
  const fired = [...firedByLog(alerts, lines, now), ...firedByDoctor(alerts, findings)];
  return alerts.flatMap((alert) => fired.filter((one) => one.alert === alert));
}

/** The alerts that fire, by name, each with what it is about. */
export type Firing = Readonly<Record<string, readonly string[]>>;

export interface Told {
  /** Empty if there is nothing to report. */
  readonly text: string;
  /** What fires now, for the next run. */
  readonly firing: Firing;
}

/**
 * An alert that fires already is reported again once it is about something more: another partner, say.
 * @param before what fired in the last run; undefined reports everything, each time
 * @param findings what was examined, and what could not be
 */
export function tell(
  site: DeployedSite,
  fired: readonly Fired[],
  before?: Firing,
  findings: readonly Found[] = [],
): Told {
  const known = new Map(Object.entries(before ?? {}));
  const firing = new Map(fired.map(({ alert, of }) => [alert.name, of]));
  // An alert is not over just because its check could not run.
  for (const { name } of alerts.filter((alert) => isUnseen(alert, findings))) {
    const of = known.get(name);
    if (of) firing.set(name, [...new Set([...(firing.get(name) ?? []), ...of])]);
  }
  const begun = fired.filter(({ alert, of }) => {
    const already = known.get(alert.name);
    return !already || of.some((one) => !already.includes(one));
  });
  const ended = [...known.keys()].filter((name) => !firing.has(name));
  const lines = [
    ...begun.flatMap((one) => saidOf(one, site)),
    ...ended.map((name) => `✓ ${site.env}: ${name} is over`),
  ];
  return { text: lines.join('\n'), firing: Object.fromEntries(firing) };
}

/** The doctor's remedy for this case goes before the page's, unless the page already includes it. */
function saidOf({ alert, says, mends }: Fired, site: DeployedSite): string[] {
  const act = actAt(alert.act, site);
  return [
    `✗ ${site.env}: ${alert.name} (${says})`,
    `  ${alert.why}`,
    ...mends.filter((mend) => !act.includes(mend)).map((mend) => `  → the doctor says: ${mend}`),
    `  → ${act}`,
  ];
}

/** The page's words with the stage filled into commands, and links as paths. */
function actAt(act: string, { brand, stage }: DeployedSite): string {
  return act
    .replace(/<brand>|(?<=--brand )<slug>/g, brand.slug)
    .replace(/<stage>/g, stage)
    .replace(/\(\[[^\]]*\]\(([^)]*)\)\)/g, '(docs/operations/$1)')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 (docs/operations/$2)');
}
