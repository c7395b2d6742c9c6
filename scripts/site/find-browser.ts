/** Finds a Chromium for the browser tests, or installs one, so that no test downloads its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/files-below.ts';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The npm package that carries a Linux binary; installed only where nothing else is found. */
const packaged = '@sparticuz/chromium@153.0.0';

/**
 * Path of a Chromium or Chrome: the machine's, else Debian's package, else the binary of an npm package.
 * @throws Error naming what to install when none of them works
 */
export async function findBrowser(): Promise<string> {
  const found =
    installedBrowser() ?? (debian() ? installedBrowser() : undefined) ?? (await fromPackage());
  if (found) return found;
  throw new Error('No Chromium found: install chromium or Google Chrome, or set CHROMIUM_PATH');
}

/** The machine's own. */
export function installedBrowser(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Debian and root only; anything else is left to the package. */
function debian(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.log('Installing chromium from Debian (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    if (spawnSync('apt-get', args, { env, stdio: 'ignore' }).status !== 0) return false;
  }
  return true;
}

async function fromPackage(): Promise<string | undefined> {
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(entry)) {
    console.log(`Installing ${packaged} (once) …`);
    const install = spawnSync('npm', ['install', '--prefix', folder, '--no-save', packaged], {
      stdio: 'ignore',
    });
    if (install.status !== 0) return undefined;
  }
  const { default: chromium } = (await import(
    pathToFileURL(join(entry, 'build', 'index.js')).href
  )) as { default: { executablePath(): Promise<string> } };
  return chromium.executablePath();
}
