/** A failed check is printed with its reasons, counted in the tally, and decides the exit code. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { check, closeReport, tableOf } from './run-report.ts';

afterEach(() => vi.restoreAllMocks());

it('prints a check with its reasons, and tells whether it passed', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  expect(await check('nothing lost', async () => [])).toBe(true);
  expect(await check('nothing lost', async () => ['lost: 2', 'twice: 1'])).toBe(false);
  expect(lines).toEqual(['✓ nothing lost (0 s)', '✗ nothing lost (0 s)\n  lost: 2\n  twice: 1']);
});

it('writes the tally that `npm test` adds up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'faults.json');
  expect(closeReport('faults', [true, false, true], file)).toBe(false);
  const tally = JSON.parse(readFileSync(file, 'utf8'));
  expect(tally).toEqual({ name: 'faults', passed: 2, failed: 1, skipped: 0 });
  expect(closeReport('faults', [true])).toBe(true);
  rmSync(folder, { recursive: true });
});

it('aligns the columns of a table', () => {
  const rows = [
    ['lost', 0],
    ['delivered', 3408],
  ];
  expect(tableOf([12, 5], rows)).toBe('lost            0\ndelivered    3408');
});
