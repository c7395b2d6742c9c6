/** Two releases from one folder: the second is told which process it waits for; one that was killed blocks nobody. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseAlone } from './release-lock.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-lock-'));
  file = join(folder, '.wrangler', 'release.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is held during the work, and let go when it ends or fails', async () => {
  const seen = await releaseAlone(async () => readFileSync(file, 'utf8'), file);
  expect(seen).toBe(`${process.pid}`);
  expect(existsSync(file)).toBe(false);
  const failing = releaseAlone(() => Promise.reject(new Error('no wrangler')), file);
  await expect(failing).rejects.toThrow('no wrangler');
  expect(existsSync(file)).toBe(false);
});

it('refuses while another process releases, by name, and leaves its lock alone', async () => {
  await releaseAlone(async () => undefined, file);
  writeFileSync(file, `${process.ppid}`);
  await expect(releaseAlone(async () => 'released', file)).rejects.toThrow(
    new RegExp(`Process ${process.ppid} is releasing from this folder.*delete .*release.lock`),
  );
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid}`);
  rmSync(file);
  expect(await releaseAlone(async () => 'released', file)).toBe('released');
});

it.each([
  ['of a process that is gone', `${spawnSync(process.execPath, ['-e', '']).pid}`],
  ['of a process that had the same id', `${process.pid}`],
  ['that was cut off', ''],
])('passes over a lock %s', async (_, left) => {
  await releaseAlone(async () => undefined, file);
  writeFileSync(file, left);
  expect(await releaseAlone(async () => readFileSync(file, 'utf8'), file)).toBe(`${process.pid}`);
});
