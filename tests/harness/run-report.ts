/** The report of a run: a line for each check, a table of figures, and its tally for `npm test`. */
import { writeFileSync } from 'node:fs';
import type { Tally } from '../../scripts/testing/test-report.ts';

/** Runs one check and prints the result. @param work resolves with the faults; none when it passes */
export async function check(
  name: string,
  work: () => Promise<readonly string[]>,
): Promise<boolean> {
  const began = Date.now();
  const reasons = await work();
  const ok = reasons.length === 0;
  const line = `${ok ? '✓' : '✗'} ${name} (${secondsSince(began)} s)`;
  console.log([line, ...reasons].join('\n  '));
  return ok;
}

/** Counts the checks, and writes the tally to a file if one is named; true when all passed. */
export function closeReport(name: string, checks: readonly boolean[], file?: string): boolean {
  const passed = checks.filter(Boolean).length;
  const tally: Tally = { name, passed, failed: checks.length - passed, skipped: 0 };
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
  return tally.failed === 0;
}

export type Cell = string | number;

/** A table with its first column aligned left and the others right. @param widths in characters */
export function tableOf(widths: readonly number[], rows: readonly (readonly Cell[])[]): string {
  const cellOf = (cell: Cell, at: number) => {
    const width = widths[at] ?? 0;
    return at === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
  };
  return rows.map((cells) => cells.map(cellOf).join('')).join('\n');
}

/** Whole seconds since then. @param began a time from Date.now() */
export function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1000);
}
