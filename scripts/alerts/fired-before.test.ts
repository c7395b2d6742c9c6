/** What fired is kept from run to run, and a file that is not whole hides no alert. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFired, writeFired } from './fired-before.ts';

const folder = mkdtempSync(join(tmpdir(), 'fired-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is read as it was written, and nothing else is left behind', () => {
  const file = join(folder, 'acacia.alerts');
  expect(readFired(file)).toEqual([]);
  writeFired(file, ['queue_missing']);
  expect(readFired(file)).toEqual(['queue_missing']);
  expect(readdirSync(folder)).toEqual(['acacia.alerts']);
});

it.each(['', '["queue_mis', '{}', '[1]'])('is nothing where the file holds %j', (text) => {
  const file = join(folder, 'spoilt.alerts');
  writeFileSync(file, text);
  expect(readFired(file)).toEqual([]);
});
