/** What fired in the run before, in a file: without it an alert would be said every five minutes. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Nothing where the file is new or not whole: what fires is then said once more, and nothing is missed. */
export function readFired(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const read = v.safeParse(names, readFileSync(file, 'utf8'));
  return read.success ? read.output : [];
}

/** Whole or not at all: a full disk leaves the file as it was. */
export function writeFired(file: string, firing: readonly string[]): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(firing));
  renameSync(fresh, file);
}
