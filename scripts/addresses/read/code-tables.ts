/** The words behind G-NAF's codes: from its tables of codes, otherwise from our own lists. */
import { STREET_TYPES } from '../../../domain/address/words/street-types.data.ts';
import { writtenName } from '../../../domain/address/written-name.ts';
import { STREET_SUFFIXES } from '../../../worker/ports/address/load/spellings.ts';
import { FLAT_TYPES, LEVEL_TYPES } from '../gnaf-codes.data.ts';
import type { AuthorityTable } from '../gnaf-columns.data.ts';
import type { GnafFiles } from './find-gnaf.ts';
import { type Columns, eachRowOf } from './gnaf-rows.ts';
import type { Refusals } from './refusals.ts';

/** A readable word; `isKnown` is false if it is just the code. */
export interface Word {
  readonly word: string;
  readonly isKnown: boolean;
}

interface StreetType extends Word {
  readonly abbr: string;
}

export interface Codes {
  streetType(code: string): StreetType;
  suffix(code: string): Word;
  flat(code: string): Word;
  level(code: string): Word;
}

const columns: Columns<'CODE' | 'NAME'> = { needed: ['CODE', 'NAME'], others: [] };

/** Levels as addresses name them. */
const LEVEL_WORDS: Readonly<Record<string, string>> = {
  Ground: 'Ground Floor',
  'Lower Ground': 'Lower Ground Floor',
  'Lower Ground Level': 'Lower Ground Floor',
  'Upper Ground': 'Upper Ground Floor',
  'Upper Ground Level': 'Upper Ground Floor',
};

const upper = (text: string): string => text.toUpperCase();

/** The full word is the code of a street type, and the name of a suffix, flat or level. */
export async function readCodes(files: GnafFiles, refusals: Refusals): Promise<Codes> {
  const types = new Map(
    Object.entries(STREET_TYPES).map(([type, [abbr]]): [string, string] => [upper(type), abbr]),
  );
  await eachCode(files, 'STREET_TYPE', refusals, (code, name) => types.set(code, name));
  const table = async (name: AuthorityTable, known: Iterable<[string, string]>) => {
    const names = new Map(known);
    await eachCode(files, name, refusals, (code, word) => names.set(code, word));
    return names;
  };
  const suffixes = Object.entries(STREET_SUFFIXES).map(([name, code]): [string, string] => [
    code,
    name,
  ]);
  const [suffix, flat, level] = [
    wordsFrom(await table('STREET_SUFFIX', suffixes)),
    wordsFrom(await table('FLAT_TYPE', Object.entries(FLAT_TYPES))),
    wordsFrom(await table('LEVEL_TYPE', Object.entries(LEVEL_TYPES))),
  ];
  return {
    suffix,
    flat,
    level: (code) => {
      const found = level(code);
      return { ...found, word: LEVEL_WORDS[found.word] ?? found.word };
    },
    streetType: remembered((code) => {
      const abbr = types.get(code);
      const word = writtenName(code) ?? code;
      return { word, abbr: writtenName(abbr ?? code) ?? code, isKnown: abbr !== undefined };
    }),
  };
}

const wordsFrom = (names: ReadonlyMap<string, string>) =>
  remembered((code): Word => {
    const name = names.get(code);
    return { word: writtenName(name ?? code) ?? code, isKnown: name !== undefined };
  });

function remembered<Found>(find: (code: string) => Found): (code: string) => Found {
  const known = new Map<string, Found>();
  return (given) => {
    const code = upper(given);
    const found = known.get(code) ?? find(code);
    // Codes come from files: broken ones must not fill the memory.
    if (known.size < 10_000) known.set(code, found);
    return found;
  };
}

async function eachCode(
  files: GnafFiles,
  table: AuthorityTable,
  refusals: Refusals,
  visit: (code: string, name: string) => void,
): Promise<void> {
  await eachRowOf(files, table, columns, refusals, (row) => {
    const [code, name] = [upper(row.get('CODE')), row.get('NAME')];
    if (code !== '' && name !== '') visit(code, name);
  });
}
