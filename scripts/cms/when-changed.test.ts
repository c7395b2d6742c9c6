/** Work on what has changed: done once, and again after it broke off, whatever it reads by then. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { whenChanged } from './when-changed.ts';

const folder = mkdtempSync(join(tmpdir(), 'when-changed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a build that was killed half-way is made again, even for the sources of the last whole one', async () => {
  let built = 0;
  const build = (sources: string, isKilled = false) =>
    whenChanged(join(folder, 'new', '.built'), sources, async () => {
      if (isKilled) throw new Error('killed');
      built += 1;
    });
  await build('main');
  await build('main');
  expect(built).toBe(1);
  await expect(build('branch', true)).rejects.toThrow('killed');
  await build('main');
  expect(built).toBe(2);
});
