/** A file that cannot be written whole stays unchanged, and a successful write leaves nothing beside it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeWhole } from './whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'whole-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a file is replaced whole, or left as it was', () => {
  const file = join(folder, 'kept.png');
  writeWhole(file, 'old');
  expect(readdirSync(folder)).toEqual(['kept.png']);
  // Blocks the temporary file beside it.
  mkdirSync(`${file}.${process.pid}`);
  expect(() => writeWhole(file, 'new')).toThrow('EISDIR');
  expect(readFileSync(file, 'utf8')).toBe('old');
});
