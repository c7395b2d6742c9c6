/** What fired in the run before, in a file: without it an alert would be said every five minutes. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeWhole } from '../build/whole-file.ts';
import { UsageError } from '../commands/command-line.mjs';

const names = v.array(v.string());
/** Before a file said whose it is, it held names alone. */
const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ where: v.string(), names }), names]),
);

/**
 * Nothing where the file is new or not whole: what fires is then said once more, and nothing is missed.
 * @param where `<brand>-<stage>`
 * @throws UsageError when another stage keeps its alerts there: what fires in one would not be said of the other
 */
export function readFired(file: string, where: string): readonly string[] {
  if (!existsSync(file)) return [];
  const read = v.safeParse(kept, readFileSync(file, 'utf8'));
  if (!read.success) return [];
  if (!('where' in read.output)) return read.output;
  if (read.output.where === where) return read.output.names;
  throw new UsageError(
    `${file} holds the alerts of ${read.output.where}: give ${where} a file of its own with --state <file>`,
  );
}

/** A full disk leaves the file as it was. */
export function writeFired(file: string, where: string, firing: readonly string[]): void {
  writeWhole(file, JSON.stringify({ where, names: firing }));
}
