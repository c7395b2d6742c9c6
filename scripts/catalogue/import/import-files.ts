/** The files of an import, and their entries as a stream. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Limits,
  type Piece,
  type Splitter,
  splitLines,
  splitValues,
} from './split-entries.ts';

const kinds = /\.(?:json|ndjson|jsonl)$/i;
const lines = /\.(?:ndjson|jsonl)$/i;

export interface ImportFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files that are named and those in the folders that are, at any depth, by name. */
export function importFiles(paths: readonly string[]): ImportFile[] {
  const found = paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => kinds.test(name)).map((name) => join(path, name));
    if (files.length === 0)
      throw new Error(`${path} holds no file that ends in .json, .ndjson or .jsonl`);
    return files.filter((file) => statSync(file).isFile()).toSorted();
  });
  return [...new Set(found)].map((path) => ({ path, bytes: statSync(path).size }));
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`${path} is not there`);
  return found.isDirectory();
}

/** Where an entry is: the nth of its file, from 1. */
export interface Entry {
  readonly file: string;
  readonly number: number;
  readonly piece: Piece;
}

const usualLimits: Limits = { entryBytes: 4_000_000, documentBytes: 64_000_000 };

/** Holds one block and one entry at a time. @param onBytes is given each block once */
export async function* entriesOf(
  files: readonly ImportFile[],
  onBytes: (bytes: Uint8Array) => void = () => {},
  limits = usualLimits,
): AsyncGenerator<Entry> {
  for (const { path: file } of files) {
    const splitter: Splitter = lines.test(file) ? splitLines(limits) : splitValues(limits);
    let number = 0;
    const numbered = (piece: Piece): Entry => ({ file, number: ++number, piece });
    for await (const block of createReadStream(file, { highWaterMark: 1 << 18 })) {
      onBytes(block);
      yield* splitter.push(block).map(numbered);
    }
    yield* splitter.end().map(numbered);
  }
}
