/** Checks that migrations only add, because the old version still runs; any other needs a note on why the old version tolerates it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/files-below.ts';

/** `-- bears: the old version never reads this table`. */
const note = /^--\s*bears:\s*\S/im;

/** Statements that may break the code from before the migration. */
const risky = [
  // Statements can name the index to use (`INDEXED BY`), and fail without it.
  ['drops', /\bDROP\s+(?:TABLE|COLUMN|VIEW|INDEX|TRIGGER)\b|\bALTER\s+TABLE\s+\S+\s+DROP\b/i],
  ['renames', /\bALTER\s+TABLE\s+\S+\s+RENAME\b/i],
  [
    'adds a column that old writes leave empty',
    /\bALTER\s+TABLE\s+\S+\s+ADD\s+(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\bDEFAULT\b)/i,
  ],
  // Old code may write rows that violate a new constraint.
  ['makes unique what old writes may repeat', /\bCREATE\s+UNIQUE\s+INDEX\b/i],
  ['acts on what old code writes', /\bCREATE\s+(?:TEMP\s+)?TRIGGER\b/i],
  [
    'changes rows that old code reads',
    /(?:^|;)\s*(?:WITH\b[^;]*\b)?(?:UPDATE|DELETE\s+FROM|(?:INSERT\s+OR\s+)?REPLACE\s+INTO)\b/i,
  ],
  ['changes rows that old code reads', /\bON\s+CONFLICT\b[^;]*\bDO\s+UPDATE\b/i],
] as const;

/** Removed before the search. Matched together, because each can contain what looks like the other. */
const textAndComments = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The risk of a migration to the previous version; undefined if it only adds, or has a note. */
export function riskOf(sql: string): string | undefined {
  if (note.test(sql)) return undefined;
  const statements = sql.replace(textAndComments, ' ');
  return risky.find(([, pattern]) => pattern.test(statements))?.[0];
}

/** @throws Error naming the files that may not run beside the old version, and the remedy */
export function demandCareful(folder: string, files: readonly string[]): void {
  const found = files.flatMap((file) => {
    const path = `${folder}/${file}`;
    const risk = riskOf(readFileSync(join(root, path), 'utf8'));
    return risk ? [`${path} ${risk}`] : [];
  });
  if (found.length === 0) return;
  throw new Error(
    `${found.join('; ')}. The old version keeps serving while migrations run: leave that for a later release, or say in the file why the old version can take it, in a line "-- bears: …"`,
  );
}
