/** The hash of the code that reads an import: changes with its sources, not with its tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readingHash } from './reading-hash.ts';

it('the hash changes only with the code that reads plans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reading-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
    return readingHash(folder);
  };
  try {
    const first = write('scripts/catalogue/cdr/rates.ts', 'one');
    expect(write('scripts/catalogue/cdr/rates.test.ts', 'a test')).toBe(first);
    expect(write('client/page.tsx', 'a page')).toBe(first);
    const second = write('domain/plans/tariff.ts', 'two');
    expect(second).not.toBe(first);
    const third = write('domain/plans/tariff.ts', 'three');
    expect(third).not.toBe(second);
    expect(write('worker/ports/plans/energy/rows.ts', 'a row')).not.toBe(third);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(readingHash()).toMatch(/^[0-9a-f]{10}$/);
});
