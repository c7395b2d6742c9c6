/** The files of an import, and their entries as a stream. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../../domain/calendar.ts';
import { UsageError } from '../../commands/command-line.mjs';
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
  /** The day in Sydney when it was last written: its answers are no newer. */
  readonly writtenOn: string;
}

/**
 * The named files, and the files at any depth of the named folders, sorted by name.
 * @throws UsageError for a path with nothing to read
 */
export function importFiles(paths: readonly string[]): ImportFile[] {
  const found = paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => kinds.test(name)).map((name) => join(path, name));
    if (files.length === 0)
      throw new UsageError(`${path} has no file that ends in .json, .ndjson or .jsonl`);
    return files.filter((file) => statSync(file).isFile()).toSorted();
  });
  return [...new Set(found)].map((path) => {
    const { size: bytes, mtime } = statSync(path);
    return { path, bytes, writtenOn: today(mtime) };
  });
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`${path} does not exist`);
  return found.isDirectory();
}

/** An entry with its file and its number in it, from 1. */
export interface Entry {
  readonly file: string;
  readonly writtenOn: string;
  readonly number: number;
  readonly piece: Piece;
}

const limits: Limits = { entryBytes: 4_000_000, documentBytes: 64_000_000 };

/** Keeps only one block and one entry in memory. @param onBytes called once with each block */
export async function* entriesOf(
  files: readonly ImportFile[],
  onBytes: (bytes: Uint8Array) => void = () => {},
): AsyncGenerator<Entry> {
  for (const { path: file, writtenOn } of files) {
    const splitter: Splitter = lines.test(file) ? splitLines(limits) : splitValues(limits);
    let number = 0;
    const numbered = (piece: Piece): Entry => ({ file, writtenOn, number: ++number, piece });
    for await (const block of createReadStream(file, { highWaterMark: 1 << 18 })) {
      onBytes(block);
      yield* splitter.push(block).map(numbered);
    }
    yield* splitter.end().map(numbered);
  }
}
