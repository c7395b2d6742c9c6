/** The doctor names the same browser that the tests use. */
import * as fs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findTestBrowser, installedTestBrowser } from './find-browser.ts';

vi.mock(import('node:fs'), { spy: true });

/** A machine with only these browsers. */
function has(...paths: readonly string[]): void {
  vi.mocked(fs.existsSync).mockImplementation((path) => paths.includes(String(path)));
}

afterEach(() => vi.unstubAllEnvs());

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
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  has('/opt/chrome', '/usr/bin/chromium');
  expect([installedTestBrowser(), await findTestBrowser()]).toEqual(['/opt/chrome', '/opt/chrome']);
});

it('there is no browser if CHROMIUM_PATH names a missing file', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  has('/usr/bin/chromium');
  expect(installedTestBrowser()).toBeUndefined();
});
