/** The alerts that fired in the last run, kept in a file so that none is repeated every five minutes. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeWhole } from '../build/whole-file.ts';
import { UsageError } from '../commands/command-line.mjs';
import type { Firing } from './alerts-command.ts';

const names = v.pipe(
  v.array(v.string()),
  v.transform((list): Firing => Object.fromEntries(list.map((name) => [name, []]))),
);
const where = v.string();
const firing = v.record(v.string(), v.array(v.string()));
/** Older versions wrote only names, the oldest without their stage. */
const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ where, firing }),
    v.pipe(
      v.object({ where, names }),
      v.transform((old) => ({ where: old.where, firing: old.names })),
    ),
    v.pipe(
      names,
      v.transform((old) => ({ where: undefined, firing: old })),
    ),
  ]),
);

/**
 * Empty if the file is new or incomplete: alerts are then repeated once, and none is missed.
 * @param where `<brand>-<stage>`
 * @throws UsageError when the file belongs to another stage: an alert of one would hide the other's
 */
export function readFired(file: string, where: string): Firing {
  if (!existsSync(file)) return {};
  const read = v.safeParse(kept, readFileSync(file, 'utf8'));
  if (!read.success) return {};
  const { where: its = where, firing } = read.output;
  if (its === where) return firing;
  throw new UsageError(
    `${file} holds the alerts of ${its}: give ${where} a file of its own with --state <file>`,
  );
}

/** A full disk leaves the file as it was. */
export function writeFired(file: string, where: string, firing: Firing): void {
  writeWhole(file, JSON.stringify({ where, firing }));
}
