/** The energy plans of an import, read in two passes: the first finds which answers count, the second converts them. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { reasonOf } from '../../commands/reason-of.ts';
import { isSummary, plansOfAnswer, versionOf } from '../cdr/cdr-answers.ts';
import { type TurnedPlan, turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { type Entry, entriesOf, type ImportFile } from './import-files.ts';
import type { ImportTally } from './import-tally.ts';
import { type NewestVersions, newestVersions } from './newest-versions.ts';
import { idInText, readEntry, refuseHostile } from './read-entry.ts';

/** The result of the first pass. */
export interface Survey {
  /** A hash of the files' contents and dates, the same for two imports of the same files. */
  readonly source: string;
  /** A hash of each entry, in order. */
  readonly entries: readonly string[];
  readonly versions: NewestVersions;
  /** Documents in our own format, which are small. */
  readonly documents: readonly { readonly name: string; readonly document: object }[];
}

export type OnBytes = (bytes: number) => void;

export async function survey(
  files: readonly ImportFile[],
  tally: ImportTally,
  onBytes: OnBytes,
): Promise<Survey> {
  const read = hashing(files, onBytes);
  const versions = newestVersions();
  const entries: string[] = [];
  const documents: { name: string; document: object }[] = [];
  let index = 0;
  for await (const entry of entriesOf(files, read.take)) {
    entries.push(hashOf(entry));
    const { plans, document, refused } = contentOf(entry);
    for (const { text, reason } of refused) tally.refuse(nameOf(entry, text), reason);
    if (document) documents.push({ name: entry.file, document });
    for (const { plan, reason } of plans) {
      const { planId, time } = versionOf(plan);
      if (reason !== undefined) tally.refuse(nameOf(entry, idText(planId)), reason);
      else if (isSummary(plan)) tally.summary();
      const at = index++;
      // A version that is refused still supersedes older ones; a summary is not a version of the details.
      if (!isSummary(plan)) versions.see(planId, time, at);
    }
  }
  return { source: read.source(), entries, versions, documents };
}

/** A hash of the files as they are read. It begins with their dates, from which plans say when they were checked. */
function hashing(files: readonly ImportFile[], onBytes: OnBytes) {
  const dates = files.map(({ writtenOn }) => `${writtenOn}\n`);
  const hash = createHash('sha256').update(dates.join(''));
  return {
    take(bytes: Uint8Array): void {
      hash.update(bytes);
      onBytes(bytes.length);
    },
    source: (): string => hash.digest('hex').slice(0, 32),
  };
}

const hashOf = ({ piece }: Entry): string =>
  createHash('sha256').update(piece.text).digest('base64').slice(0, 16);

/** A plan ready to load, and its position in the files. */
export interface EnergyEntryAt {
  readonly entry: TurnedPlan;
  readonly position: number;
}

/**
 * Every plan that counts, converted to our format; refusals go to the tally.
 * @throws Error when the files are no longer those of the survey, which says which plans count
 */
export async function* turnedEntries(
  files: readonly ImportFile[],
  { versions, source, entries }: Survey,
  settings: { readonly day: string; readonly tally: ImportTally; readonly onBytes: OnBytes },
): AsyncGenerator<EnergyEntryAt> {
  const { day, tally, onBytes } = settings;
  const read = hashing(files, onBytes);
  let index = 0;
  let number = 0;
  for await (const entry of entriesOf(files, read.take)) {
    // Before it is staged: if the first files came back, their next import would resume after it.
    if (hashOf(entry) !== entries[number++]) throw changed;
    for (const { plan, reason } of contentOf(entry).plans) {
      const at = index++;
      if (reason !== undefined || isSummary(plan)) continue;
      const { planId } = versionOf(plan);
      if (!versions.isNewest(planId, at)) {
        tally.older();
        continue;
      }
      try {
        const turned = turnedEnergyPlan(plan, { day, writtenOn: entry.writtenOn });
        refuseEndless(turned.plan);
        tally.take(turned.plan);
        yield { entry: turned, position: index };
      } catch (error) {
        tally.refuse(nameOf(entry, idText(planId)), reasonOf(error));
      }
    }
  }
  if (read.source() !== source) throw changed;
}

const changed = new Error(
  'The files changed between the two readings: run the import again when nothing is changing them',
);

interface EntryContent {
  /** A plan with a reason is refused. */
  readonly plans: readonly { readonly plan: unknown; readonly reason?: string }[];
  readonly document?: object;
  /** `text` may contain the id of what is refused. */
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
}

function contentOf({ piece }: Entry): EntryContent {
  try {
    const value = readEntry(piece);
    const plans = plansOfAnswer(value);
    if (plans) return { plans: plans.map(checkedPlan), refused: [] };
    refuseHostile(value);
    if (isOwnDocument(value)) return { plans: [], document: value, refused: [] };
    throw new Error('is neither a plan (data with planId) nor a catalogue (providers and plans)');
  } catch (error) {
    return { plans: [], refused: [{ text: piece.text, reason: reasonOf(error) }] };
  }
}

/** Each plan of an answer is taken or refused on its own. */
function checkedPlan(plan: unknown): EntryContent['plans'][number] {
  try {
    refuseHostile(plan);
    return { plan };
  } catch (error) {
    return { plan, reason: reasonOf(error) };
  }
}

/** The most bytes of a row as SQL text: D1 refuses a statement of more than 100 kB, and its whole batch. */
const mostBytes = 90_000;

/** @throws Error for a plan too large for the database */
function refuseEndless({ area, ...rest }: TurnedPlan['plan']): void {
  for (const row of [rest, area ?? {}]) {
    const text = JSON.stringify(JSON.stringify(row)).replaceAll("'", "''");
    if (Buffer.byteLength(text) > mostBytes) throw new Error('is longer than a plan may be');
  }
}

const idText = (planId: string) => `"planId":${JSON.stringify(planId)}`;

function isOwnDocument(value: unknown): value is Record<keyof Catalogue, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['providers', 'plans', 'references'].some((key) => Object.hasOwn(value, key))
  );
}

/** Names an entry by its id, if it has one, and its place. */
function nameOf({ file, number }: Entry, text: string): string {
  const place = `${basename(file)}, entry ${number}`;
  const id = idInText(text);
  return id === undefined ? place : `${id} (${place})`;
}
