/** Two releases from one folder: the second is told which process has the lock; a killed release blocks none. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseAlone } from './release-lock.ts';

const gone = `${spawnSync(process.execPath, ['-e', '']).pid}`;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-lock-'));
  file = join(folder, '.wrangler', 'release.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the lock is held during the work, and released when it ends or fails', async () => {
  const seen = await releaseAlone(async () => readFileSync(file, 'utf8'), file);
  expect(seen).toMatch(new RegExp(`^${process.pid}-`));
  expect(existsSync(file)).toBe(false);
  const failing = releaseAlone(() => Promise.reject(new Error('no wrangler')), file);
  await expect(failing).rejects.toThrow('no wrangler');
  expect(existsSync(file)).toBe(false);
  await releaseAlone(async () => writeFileSync(file, 'taken over by hand'), file);
  expect(existsSync(file)).toBe(true);
});

it('a release is refused while another process holds the lock, which stays as it is', async () => {
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
  ['of a process that is gone', gone],
  ['of a process that had the same id', `${process.pid}`],
  ['that was cut off', ''],
])('a release takes over a lock %s', async (_, left) => {
  await releaseAlone(async () => undefined, file);
  writeFileSync(file, left);
  expect(await releaseAlone(async () => readFileSync(file, 'utf8'), file)).toMatch(
    new RegExp(`^${process.pid}-`),
  );
  expect(readdirSync(dirname(file))).toEqual([]);
});

it('the error says what to delete if a release was killed while it took over the lock', async () => {
  await releaseAlone(async () => undefined, file);
  writeFileSync(file, gone);
  const claim = createHash('sha256').update(gone).digest('hex').slice(0, 16);
  writeFileSync(`${file}-after-${claim}`, '');
  await expect(releaseAlone(async () => 'released', file)).rejects.toThrow(
    /Another release is taking over.*release again.*delete .*release\.lock\*/,
  );
});

/** Releases once in each folder, at the same moment as the other processes. */
const racer = (folders: readonly string[], start: number) => `
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { releaseAlone } from '${new URL('release-lock.ts', import.meta.url).href}';
for (const [round, folder] of ${JSON.stringify(folders)}.entries()) {
  while (Date.now() < ${start} + round * 60);
  await releaseAlone(async () => {
    writeFileSync(folder + '/busy', '', { flag: 'wx' });
    writeFileSync(folder + '/released', '');
    await later(10);
    rmSync(folder + '/busy');
  }, folder + '/release.lock').catch((error) => {
    if (error.code === 'EEXIST') writeFileSync(folder + '/both', '');
  });
}`;

it('only one of two releases takes over a killed one’s lock', async () => {
  const rounds = Array.from({ length: 40 }, (_, round) => join(folder, `${round}`));
  for (const round of rounds) {
    mkdirSync(round);
    writeFileSync(join(round, 'release.lock'), gone);
  }
  const code = racer(rounds, Date.now() + 1500);
  const ends = [1, 2].map(() => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: 'inherit',
    });
    return new Promise((resolve) => child.once('exit', resolve));
  });
  expect(await Promise.all(ends)).toEqual([0, 0]);
  expect(rounds.flatMap((round) => readdirSync(round))).toEqual(rounds.map(() => 'released'));
});
