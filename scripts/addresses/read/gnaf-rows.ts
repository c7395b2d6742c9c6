/** Reads the rows of G-NAF's files, finding columns by their names in the header. */
import type { GnafTable } from '../gnaf-columns.data.ts';
import type { GnafFile, GnafFiles } from './find-gnaf.ts';
import type { Refusals } from './refusals.ts';
import { eachLine } from './text-lines.ts';

/** The columns that a file must have, and those that may be absent. */
export interface Columns<Name extends string> {
  readonly needed: readonly Name[];
  readonly others: readonly Name[];
}

/** The same object for every row: copy out whatever you keep. */
export interface GnafRow<Name extends string> {
  /** The trimmed field; empty if there is none. */
  get(column: Name): string;
  /** `file:line` */
  at(): string;
  readonly line: number;
}

/**
 * Calls `visit` for each row. A file that cannot be read to its end is reported; the rows already read count.
 * @throws what `visit` throws, such as that the disk is full: that says nothing about the file
 */
async function eachRow<Name extends string>(
  file: GnafFile,
  { needed, others }: Columns<Name>,
  refusals: Refusals,
  visit: (row: GnafRow<Name>) => void,
  bytes?: (count: number) => void,
): Promise<void> {
  let width = -1;
  let fields: string[] = [];
  let line = 0;
  let isVisiting = false;
  const places = new Map<Name, number>();
  const row: GnafRow<Name> = {
    get: (column) => fields[places.get(column) ?? -1]?.trim() ?? '',
    at: () => `${file.name}:${line}`,
    get line() {
      return line;
    },
  };

  const readHeader = (text: string): void => {
    const columns = text.split('|').map((name) => name.trim().toUpperCase());
    for (const name of [...needed, ...others]) {
      const place = columns.indexOf(name);
      if (place >= 0) places.set(name, place);
    }
    const lacks = needed.filter((name) => !places.has(name));
    for (const name of lacks) refusals.refuse('file-column', `${file.name} ${name}`);
    for (const name of others) {
      if (!places.has(name)) refusals.remark('column-missing', `${file.name} ${name}`);
    }
    width = lacks.length > 0 ? 0 : columns.length;
  };

  try {
    await eachLine(file.path, {
      line: (text, number) => {
        line = number;
        if (width < 0) return readHeader(text);
        if (width === 0 || text === '') return;
        fields = text.split('|');
        if (fields.length !== width) return refusals.refuse('row-columns', row.at());
        isVisiting = true;
        visit(row);
        isVisiting = false;
      },
      tooLong: (number) => refusals.refuse('row-too-long', `${file.name}:${number}`),
      ...(bytes ? { bytes } : {}),
    });
  } catch (error) {
    if (isVisiting) throw error;
    refusals.refuse('file-unreadable', `${file.name} ${(error as NodeJS.ErrnoException).code}`);
    return;
  }
  if (width < 0) refusals.refuse('file-empty', file.name);
}

/** Every row of a table, in all states. */
export async function eachRowOf<Name extends string>(
  files: GnafFiles,
  table: GnafTable,
  columns: Columns<Name>,
  refusals: Refusals,
  visit: (row: GnafRow<Name>, file: GnafFile) => void,
  bytes?: (count: number) => void,
): Promise<void> {
  for (const file of files.of(table)) {
    await eachRow(file, columns, refusals, (row) => visit(row, file), bytes);
  }
}
