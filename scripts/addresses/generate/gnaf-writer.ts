/** Writes tables as the national address file does: pipe-separated, CRLF, two folders, one file a state. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  AUTHORITY_COLUMNS,
  type AuthorityTable,
  STANDARD_COLUMNS,
  type StandardTable,
} from '../gnaf-columns.data.ts';

const bufferChars = 1 << 18;

/** A row's values by column; missing columns are written empty. */
export type GnafRow = Readonly<Record<string, string | number | undefined>>;

export interface GnafWriter {
  code(table: AuthorityTable, row: GnafRow): void;
  row(state: string, table: StandardTable, row: GnafRow): void;
  /** Call it once, at the end: rows are buffered and written in large pieces. */
  close(): void;
}

interface OpenFile {
  readonly handle: number;
  readonly columns: readonly string[];
  text: string;
}

export function gnafWriter(folder: string): GnafWriter {
  const open = new Map<string, OpenFile>();
  for (const name of ['Authority Code', 'Standard']) {
    mkdirSync(join(folder, name), { recursive: true });
  }

  const flush = (file: OpenFile): void => {
    writeSync(file.handle, file.text);
    file.text = '';
  };
  const write = (path: string, columns: readonly string[], row: GnafRow): void => {
    let file = open.get(path);
    if (!file) {
      const handle = openSync(join(folder, path), 'w');
      file = { handle, columns, text: `${columns.join('|')}\r\n` };
      open.set(path, file);
    }
    file.text += `${file.columns.map((column) => row[column] ?? '').join('|')}\r\n`;
    if (file.text.length > bufferChars) flush(file);
  };

  return {
    code: (table, row) =>
      write(
        join('Authority Code', `Authority_Code_${table}_AUT_psv.psv`),
        AUTHORITY_COLUMNS[table],
        row,
      ),
    row: (state, table, row) =>
      write(join('Standard', `${state}_${table}_psv.psv`), STANDARD_COLUMNS[table], row),
    close: () => {
      for (const file of open.values()) {
        flush(file);
        closeSync(file.handle);
      }
    },
  };
}
