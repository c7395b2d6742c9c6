/** Generated files: the requested number of addresses, the same for the same seed, in the published columns. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateGnaf } from './generate-gnaf.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gnaf-made-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function written(seed: number): Record<string, string> {
  const at = join(folder, String(Math.random()));
  generateGnaf({ folder: at, addresses: 3_000, seed });
  return Object.fromEntries(
    readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.psv'))
      .toSorted()
      .map((name) => [name, readFileSync(join(at, name), 'utf8')]),
  );
}

it('writes the same files for the same seed, and different ones for another', () => {
  const first = written(1);
  expect(Object.keys(first)).toContain('Standard/VIC_ADDRESS_DETAIL_psv.psv');
  expect(Object.keys(first)).toContain('Authority Code/Authority_Code_STREET_TYPE_AUT_psv.psv');
  expect(written(1)).toEqual(first);
  expect(written(2)).not.toEqual(first);
});

it('writes the requested number of addresses, of every kind', () => {
  const rows = Object.entries(written(3))
    .filter(([name]) => name.includes('_ADDRESS_DETAIL_'))
    .flatMap(([, text]) => {
      const [header = '', ...lines] = text.trimEnd().split('\r\n');
      const columns = header.split('|');
      return lines.map((line) => {
        const fields = line.split('|');
        expect(fields).toHaveLength(columns.length);
        return (column: string) => fields[columns.indexOf(column)] ?? '';
      });
    });
  const inUse = rows.filter((row) => row('DATE_RETIRED') === '');
  expect(inUse).toHaveLength(3_000);
  expect(rows.length).toBeGreaterThan(3_030);
  expect(new Set(rows.map((row) => row('ADDRESS_DETAIL_PID'))).size).toBe(rows.length);
  for (const column of ['NUMBER_LAST', 'FLAT_NUMBER', 'LEVEL_TYPE_CODE', 'LOT_NUMBER']) {
    expect(inUse.filter((row) => row(column) !== '').length, column).toBeGreaterThan(5);
  }
});
