/** Ledgers on disk: one JSON object a line, written before anybody is answered. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export function appendLine(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}
