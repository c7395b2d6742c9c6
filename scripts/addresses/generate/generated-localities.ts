/** The localities of generated addresses: those of a CSV file with their sizes, or those of the shipped sample. */
import { readFileSync } from 'node:fs';
import { type State, states } from '../../../domain/address/states.ts';
import { SAMPLE_LOCALITIES } from '../../../worker/ports/address/sample/localities.data.ts';
import { UsageError } from '../../commands/command-line.mjs';
import { reasonOf } from '../../commands/reason-of.ts';

/** A locality in one postcode, with its size relative to the others. */
export interface LocalityPart {
  readonly name: string;
  readonly state: State;
  readonly postcode: string;
  readonly size: number;
}

/** @param csv columns locality, state, postcode, count; rows of other territories are left out */
export function localityPartsFrom(csv: string | undefined): LocalityPart[] {
  return csv === undefined ? sampleParts() : csvParts(textOf(csv));
}

function textOf(csv: string): string {
  try {
    return readFileSync(csv, 'utf8');
  } catch (error) {
    throw new UsageError(`--localities cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

function csvParts(text: string): LocalityPart[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(',');
  const at = (column: string): number => {
    const index = columns.indexOf(column);
    if (index < 0) throw new Error(`The file of localities has no column "${column}"`);
    return index;
  };
  const [name, state, postcode, count] = ['locality', 'state', 'postcode', 'count'].map(at);
  return lines.flatMap((line) => {
    const fields = line.split(',');
    const field = (index: number | undefined) => fields[index ?? -1] ?? '';
    const known = states.find((one) => one === field(state));
    const size = Number(field(count));
    return known && size > 0
      ? [{ name: field(name), state: known, postcode: field(postcode), size }]
      : [];
  });
}

/** Each state's first locality is the largest. */
function sampleParts(): LocalityPart[] {
  return states.flatMap((state) =>
    SAMPLE_LOCALITIES[state]
      .trim()
      .split(/,\s*/)
      .map((entry, rank) => ({
        name: entry.slice(5),
        state,
        postcode: entry.slice(0, 4),
        size: Math.ceil(1000 / (rank + 3)),
      })),
  );
}
