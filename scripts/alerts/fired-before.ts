/** The alerts that fired in the last run, kept in a file so that none is repeated every five minutes. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeWhole } from '../build/whole-file.ts';
import { UsageError } from '../commands/command-line.mjs';

const names = v.array(v.string());
/** Files written by older versions are a bare list of names, without their stage. */
const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ where: v.string(), names }), names]),
);

/**
 * Empty if the file is new or incomplete: alerts are then repeated once, and none is missed.
 * @param where `<brand>-<stage>`
 * @throws UsageError when the file belongs to another stage: an alert of one would hide the other's
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
