/** Atomic writes: a file is complete as soon as it has its name, even for another process that cleans pictures. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kurrajong-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file is under its name whole, or not at all', async () => {
  const size = 9 * 1024 * 1024;
  const place = join(folder, 'a.jpg');
  const sizes = new Set<number | undefined>();
  let isKept = false;
  const kept = writeWhole(folder, 'a.jpg', Buffer.alloc(size)).then(() => {
    isKept = true;
  });
  while (!isKept) {
    sizes.add(statSync(place, { throwIfNoEntry: false })?.size);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await kept;
  expect([...sizes].filter((one) => one !== undefined && one !== size)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['a.jpg']);
  expect(statSync(place).size).toBe(size);
});

it('one that cannot be put there leaves nothing behind', async () => {
  await expect(writeWhole(folder, 'no/folder.jpg', Buffer.alloc(1))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
