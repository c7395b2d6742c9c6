/** Reads the embedded catalogue in content/catalogue/ from disk: one file per provider. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../domain/calendar.ts';
import { type ReadCatalogue, readCatalogue } from '../../domain/plans/catalogue.ts';
import { filesBelow, root } from './files-below.ts';

/** Contains the JSON files and, below `logos`, the drawings. */
export const catalogueFolder = join(root, 'content', 'catalogue');

/**
 * All providers and plans in the files, parsed.
 * @throws Error naming the file that is not JSON or not a catalogue
 */
export function readEmbeddedCatalogue(): ReadCatalogue {
  const documents = filesBelow(catalogueFolder)
    .filter((file) => file.endsWith('.json'))
    .map(readDocument);
  const whole = {
    providers: documents.flatMap(({ providers }) => providers),
    plans: documents.flatMap(({ plans }) => plans),
    references: documents.flatMap(({ references }) => references),
  };
  return readCatalogue(whole, today());
}

interface RawCatalogue {
  readonly providers: readonly unknown[];
  readonly plans: readonly unknown[];
  readonly references: readonly unknown[];
}

function readDocument(file: string): RawCatalogue {
  try {
    const raw = JSON.parse(
      readFileSync(join(catalogueFolder, file), 'utf8'),
    ) as Partial<RawCatalogue>;
    const { providers = [], plans = [], references = [] } = raw;
    return { providers: [...providers], plans: [...plans], references: [...references] };
  } catch (error) {
    throw new Error(`content/catalogue/${file} is not a catalogue: ${String(error)}`);
  }
}
