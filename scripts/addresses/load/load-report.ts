/** The outcome of a load, and the contents of the databases, as the commands print them. */
import type { LoadedRelease } from '../../../worker/ports/address/releases.ts';
import type { GnafReading } from '../read/read-gnaf.ts';
import { REASONS, REMARKS } from '../read/refusals.ts';
import type { LoadedParts, SlotName } from './address-slot.ts';
import type { Outcome } from './load-into.ts';

const whole = (count: number): string => Math.round(count).toLocaleString('en-AU');
const meanings: Readonly<Record<string, string>> = { ...REASONS, ...REMARKS };

/** The counts of what was read, and of what was left out with reasons. */
export function readingReport(reading: GnafReading): string[] {
  const counted = reading.refusals();
  const isRemark = (reason: string): boolean => reason in REMARKS;
  const twice = counted.find(({ reason }) => reason === 'row-twice')?.count ?? 0;
  const rows = counted.map(({ reason, count, examples }) => [
    `  ${reason.padEnd(18)} ${whole(count).padStart(10)}  ${meanings[reason]}${isRemark(reason) ? ' (kept)' : ''}`,
    `  ${''.padEnd(29)}  ${examples.join(', ')}`,
  ]);
  return [
    `read      ${whole(reading.read)} addresses`,
    `retired   ${whole(reading.retired)}`,
    `usable    ${whole(reading.expected - twice)} on ${whole(reading.release.streets.length)} streets in ${whole(reading.release.localities.length)} localities`,
    ...(counted.length > 0 ? ['left out, with where it was first found', ...rows.flat()] : []),
  ];
}

/** @param to where it was loaded: `this machine`, `<brand>-<stage>` */
export function outcomeReport(outcome: Outcome, to: string, id: string, seconds: number): string {
  switch (outcome.kind) {
    case 'live':
      return `unchanged ${id} is already live on ${to} (${outcome.slot.name}); to load other files, name their release with --release`;
    case 'empty':
      return 'Nothing was loaded: no address is usable. What is live stays.';
    case 'smaller':
      return `Not switched: ${id} has ${whole(outcome.addresses)} addresses, the live ${outcome.live.id} has ${whole(outcome.live.addresses)}. To switch to it anyway, run the command again with --force.`;
    case 'loaded': {
      const { addresses } = outcome.release;
      const rate = seconds > 0 ? `, ${whole(addresses / seconds)} addresses/s` : '';
      const resumed =
        outcome.resumed > 0 ? `, after ${outcome.resumed} parts from an earlier load` : '';
      return `loaded    ${whole(addresses)} addresses into ${outcome.slot.name} on ${to} in ${whole(seconds)} s${rate}${resumed}\nlive      ${id}`;
    }
  }
}

export interface SlotStatus {
  readonly name: SlotName;
  readonly release: LoadedRelease | null;
  readonly parts: LoadedParts | null;
  readonly isLive: boolean;
}

export function statusLine({ name, release, parts, isLive }: SlotStatus): string {
  const slot = `${name.padEnd(15)} ${isLive ? 'live  ' : '      '}`;
  if (release) {
    const { id, kind, addresses, streets, localities, loaded_at, turn } = release;
    const never = turn === 0 ? ', never switched to' : '';
    return `${slot} ${id} (${kind}), ${whole(addresses)} addresses on ${whole(streets)} streets in ${whole(localities)} localities, loaded ${loaded_at}${never}`;
  }
  if (parts) {
    return `${slot} a load of ${parts.release} is under way or was interrupted: ${whole(parts.parts)} parts, ${whole(parts.rows)} rows; the same command again resumes it`;
  }
  return `${slot} empty`;
}
