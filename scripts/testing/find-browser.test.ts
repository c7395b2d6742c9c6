/** The doctor names the same browser that the tests use. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser, findTestBrowser, installedTestBrowser } from './find-browser.ts';

vi.mock(import('node:fs'), { spy: true });

/** A machine with only these browsers. */
function has(...paths: readonly string[]): void {
  vi.mocked(fs.existsSync).mockImplementation((path) => paths.includes(String(path)));
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['Chromium without windows', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], 1],
  ['Chromium', ['/usr/bin/chromium', '/usr/bin/google-chrome'], 0],
])('the installed browser is %s if present', (_, paths, at) => {
  vi.stubEnv('CHROMIUM_PATH', '');
  has(...paths);
  expect(installedTestBrowser()).toBe(paths[at]);
});

it('the installed browser is the one that the tests use', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  has('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(await findTestBrowser()).toBe(installedTestBrowser());
  expect(await findBrowser()).toBe('/usr/bin/chromium');
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  has('/opt/chrome', '/usr/bin/chromium');
  expect([installedTestBrowser(), await findTestBrowser()]).toEqual(['/opt/chrome', '/opt/chrome']);
});

it('a CHROMIUM_PATH that names no file is refused, rather than another browser used', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  has('/usr/bin/chromium');
  expect(installedTestBrowser()).toBeUndefined();
  for (const find of [findTestBrowser, findBrowser]) {
    await expect(find()).rejects.toThrow('CHROMIUM_PATH is /opt/chrome, but there is no such file');
  }
});

it.runIf(process.platform === 'linux')(
  'Debian installs it where it is missing, without removing anything, and other work goes on meanwhile',
  async () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'kurrajong-apt-'));
    const log = join(folder, 'apt-get.log');
    const program = '#!/bin/sh\nread answer\nsleep 0.2\necho "$@" >> "$0.log"\n';
    fs.writeFileSync(join(folder, 'apt-get'), program, { mode: 0o755 });
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const calls = () => {
      try {
        return fs.readFileSync(log, 'utf8').trim().split('\n');
      } catch {
        return [];
      }
    };
    const shell = '/usr/bin/chromium-headless-shell';
    vi.mocked(fs.existsSync).mockImplementation(
      (path) => path === '/usr/bin/apt-get' || (path === shell && calls().length === 2),
    );
    const found = findTestBrowser();
    expect(calls()).toEqual([]);
    expect(await found).toBe(shell);
    expect(calls()).toEqual([
      expect.stringMatching(/ update$/),
      expect.stringMatching(/ install -y --no-remove chromium-headless-shell$/),
    ]);
    expect(said).toHaveBeenCalledWith('Installing chromium-headless-shell from Debian (once) …');
    fs.rmSync(folder, { recursive: true });
  },
);
