/** The energy plans of an import, read twice: first which answers count, then those turned into ours. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { plansOfAnswer, versionOf } from '../cdr/cdr-answers.ts';
import { type TurnedPlan, turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { type Entry, entriesOf, type ImportFile } from './import-files.ts';
import type { ImportTally } from './import-tally.ts';
import { type NewestVersions, newestVersions } from './newest-versions.ts';
import { idInText, readEntry } from './read-entry.ts';

/** What the first reading finds. */
export interface Survey {
  /** Says that two imports read the same. */
  readonly source: string;
  readonly versions: NewestVersions;
  /** Documents of our own format, which are small. */
  readonly documents: readonly { readonly name: string; readonly document: object }[];
}

export type OnBytes = (bytes: number) => void;

export async function survey(
  files: readonly ImportFile[],
  tally: ImportTally,
  onBytes: OnBytes,
): Promise<Survey> {
  const hash = createHash('sha256');
  const versions = newestVersions();
  const documents: { name: string; document: object }[] = [];
  let index = 0;
  const hashed = (bytes: Uint8Array): void => {
    hash.update(bytes);
    onBytes(bytes.length);
  };
  for await (const entry of entriesOf(files, hashed)) {
    const read = contentOf(entry);
    if (read.refused !== undefined) tally.refuse(nameOf(entry, entry.piece.text), read.refused);
    else if (read.document) documents.push({ name: entry.file, document: read.document });
    for (const plan of read.plans) {
      const { planId, time } = versionOf(plan);
      versions.see(planId, time, index++);
    }
  }
  return { source: hash.digest('hex').slice(0, 32), versions, documents };
}

/** A plan as it is to be loaded, and how far in the files it is. */
export interface EnergyEntryAt {
  readonly entry: TurnedPlan;
  readonly position: number;
}

/** Every plan that counts, turned; what is refused goes to the tally. */
export async function* turnedEntries(
  files: readonly ImportFile[],
  { versions }: Survey,
  settings: { readonly day: string; readonly tally: ImportTally; readonly onBytes: OnBytes },
): AsyncGenerator<EnergyEntryAt> {
  const { day, tally, onBytes } = settings;
  let index = 0;
  for await (const entry of entriesOf(files, ({ length }) => onBytes(length))) {
    for (const plan of contentOf(entry).plans) {
      const at = index++;
      const { planId } = versionOf(plan);
      if (!versions.isNewest(planId, at)) {
        tally.older();
        continue;
      }
      try {
        const turned = turnedEnergyPlan(plan, { day });
        tally.take(turned.plan);
        yield { entry: turned, position: index };
      } catch (error) {
        tally.refuse(nameOf(entry, `"planId":${JSON.stringify(planId)}`), reasonOf(error));
      }
    }
  }
}

interface EntryContent {
  readonly plans: readonly unknown[];
  readonly document?: object;
  readonly refused?: string;
}

function contentOf({ piece }: Entry): EntryContent {
  try {
    const value = readEntry(piece);
    const plans = plansOfAnswer(value);
    if (plans) return { plans };
    if (isOwnDocument(value)) return { plans: [], document: value };
    return {
      plans: [],
      refused: 'is neither a plan (data with planId) nor a catalogue (providers and plans)',
    };
  } catch (error) {
    return { plans: [], refused: reasonOf(error) };
  }
}

function isOwnDocument(value: unknown): value is Record<keyof Catalogue, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['providers', 'plans', 'references'].some((key) => Object.hasOwn(value, key))
  );
}

/** By its id, where there is one, and by where it is. */
function nameOf({ file, number }: Entry, text: string): string {
  const place = `${basename(file)}, entry ${number}`;
  const id = idInText(text);
  return id === undefined ? place : `${id} (${place})`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
