/** Finds or installs a Chromium for the browser tests, so that no test downloads its own. */
import { type ExecFileOptions, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../build/files-below.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An npm package with a Linux binary, installed only if nothing else is found. */
const packaged = '@sparticuz/chromium@153.0.0';

/** Chromium's headless shell: the same engine with a third less work for the machine. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the browser for tests: Chromium's headless shell if it is installed or Debian has it, otherwise
 * the browser of `findBrowser`.
 * @throws Error when CHROMIUM_PATH names no file, or nothing works
 */
export async function findTestBrowser(): Promise<string> {
  const named = namedBrowser();
  if (named) return named;
  if (!existsSync(headlessShell)) await debian('chromium-headless-shell');
  return installedTestBrowser() ?? findBrowser();
}

/** The same, without installing anything. */
export function installedTestBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return existsSync(headlessShell) ? headlessShell : installedBrowser();
}

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else the machine's, else Debian's package, else an npm
 * package's binary.
 * @throws Error when CHROMIUM_PATH names no file; naming what to install when nothing works
 */
export async function findBrowser(): Promise<string> {
  const found =
    namedBrowser() ??
    installedBrowser() ??
    ((await debian('chromium')) ? installedBrowser() : undefined) ??
    (await fromPackage());
  if (found) return found;
  throw new Error('No Chromium found: install chromium or Google Chrome, or set CHROMIUM_PATH');
}

function namedBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(
    `CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file: correct or unset it`,
  );
}

/** The machine's own browser. */
function installedBrowser(): string | undefined {
  return candidates.find((path) => existsSync(path));
}

/** Installs a Debian package, only on Debian and as root, and without removing other packages. */
async function debian(name: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.log(`Installing ${name} from Debian (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const apt = (...args: string[]) =>
    succeeds('apt-get', [...patience, '-qq', ...args], { env, timeout: 180_000 });
  return (await apt('update')) && apt('install', '-y', '--no-remove', name);
}

/** Runs a program that asks and shows nothing; false when it cannot be started or ends with an error. */
async function succeeds(
  program: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<boolean> {
  const running = promisify(execFile)(program, args, { ...options, maxBuffer: Infinity });
  running.child.stdin?.end();
  return running.then(
    () => true,
    () => false,
  );
}

async function fromPackage(): Promise<string | undefined> {
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(entry)) {
    console.log(`Installing ${packaged} (once) …`);
    const install = ['install', '--prefix', folder, '--no-save', packaged];
    if (!(await succeeds('npm', install))) return undefined;
  }
  const { default: chromium } = (await import(
    pathToFileURL(join(entry, 'build', 'index.js')).href
  )) as { default: { executablePath(): Promise<string> } };
  return chromium.executablePath();
}
