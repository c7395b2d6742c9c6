/** Commands that start together on a fresh machine install once; the turn of a killed command is taken over. */
import { type ChildProcess, spawn } from 'node:child_process';
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
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A stand-in for npm: takes a while, and logs when it began and ended. */
const slowNpm = `
import { appendFileSync, mkdirSync } from 'node:fs';
appendFileSync('log', 'began ');
mkdirSync('node_modules', { recursive: true });
setTimeout(() => {
  appendFileSync('log', 'ended ');
  process.exitCode = Number(process.env.NPM_ENDS_WITH ?? '0');
}, Number(process.env.NPM_TAKES ?? '400'));
`;

const installer = new URL('install-once.mjs', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-once-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.mjs'), slowNpm);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Times for the turn, long enough that a live holder does not look dead on a busy machine. */
const times = { touchMs: 100, deadMs: 1500 };

interface How {
  readonly endsWith?: number;
  readonly takesMs?: number;
  readonly started?: (child: ChildProcess) => void;
}

/** The exit code and output of a command that needs the dependencies. */
async function begin({ endsWith = 0, takesMs = 400, started }: How = {}) {
  const install = `installOnce('${folder}', ${JSON.stringify(times)})`;
  const code = `import { installOnce } from '${installer}'; process.exit(await ${install});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: {
      npm_execpath: join(folder, 'npm.mjs'),
      NPM_ENDS_WITH: `${endsWith}`,
      NPM_TAKES: `${takesMs}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started?.(child);
  const status = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let printed = '';
  for await (const piece of child.stdout) printed += String(piece);
  return { status: await status, printed };
}

const log = () =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
const left = () => readdirSync(join(folder, '.wrangler'));
const turn = () => join(folder, '.wrangler', 'installing');
const leave = (holder: string) => {
  mkdirSync(join(folder, '.wrangler'), { recursive: true });
  writeFileSync(turn(), holder);
};

it('installs once for all commands that start together', async () => {
  const all = await Promise.all([begin(), begin(), begin()]);
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(log()).toBe('began ended ');
  expect(all.filter(({ printed }) => printed.includes('Installing dependencies'))).toHaveLength(1);
  expect(left()).toEqual([]);
  expect(await begin()).toEqual({ status: 0, printed: '' });
});

it('tries again itself where the one before failed', async () => {
  const [one, other] = await Promise.all([begin({ endsWith: 3 }), begin({ endsWith: 3 })]);
  expect([one.status, other.status]).toEqual([3, 3]);
  expect(log()).toBe('began ended began ended ');
  expect(left()).toEqual([]);
});

it('waits for a slow install', async () => {
  const takesMs = 2 * times.deadMs;
  const all = await Promise.all([begin({ takesMs }), begin({ takesMs })]);
  expect(all.map(({ status }) => status)).toEqual([0, 0]);
  expect(log()).toBe('began ended ');
});

it('takes over the turn of a killed process, even if another process now has its id', async () => {
  leave(`${process.pid}`);
  const { status, printed } = await begin();
  expect([status, log(), left()]).toEqual([0, 'began ended ', []]);
  expect(printed).toContain(`waiting for it … (if none is, delete ${turn()})`);
});

it('installs once for all commands that find a killed process’s turn', async () => {
  // Above any process id.
  leave('4194305');
  const all = await Promise.all([begin(), begin(), begin()]);
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect([log(), left()]).toEqual(['began ended ', []]);
});

it('leaves another process’s turn in place', async () => {
  const begun = begin();
  await expect.poll(log, { timeout: 10_000 }).toBe('began ');
  leave('another');
  await expect.poll(log, { timeout: 10_000 }).toBe('began ended ');
  await later(times.deadMs / 3);
  expect([readFileSync(turn(), 'utf8'), left()]).toEqual(['another', ['installing']]);
  expect(existsSync(join(folder, 'node_modules', '.installed'))).toBe(false);
  // No command touches the file any more.
  expect((await begun).status).toBe(0);
  expect([log(), left()]).toEqual(['began ended began ended ', []]);
});

it('does not mark the install as complete after another process has taken its turn', async () => {
  const children: ChildProcess[] = [];
  const stamp = join(folder, 'node_modules', '.installed');
  const one = begin({ started: (child) => children.push(child) });
  await expect.poll(log, { timeout: 10_000 }).toBe('began ');
  // Stops it as sleep or Ctrl+Z would; npm itself ends meanwhile.
  children[0]?.kill('SIGSTOP');
  const other = begin({ takesMs: 3000 });
  await expect.poll(log, { timeout: 10_000 }).toBe('began ended began ');
  children[0]?.kill('SIGCONT');
  await later(1000);
  expect([log(), existsSync(stamp)]).toEqual(['began ended began ', false]);
  expect([(await one).status, (await other).status]).toEqual([0, 0]);
  expect([log(), left()]).toEqual(['began ended began ended ', []]);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('stops npm and releases its turn on %s', async (signal, code) => {
  const children: ChildProcess[] = [];
  const begun = begin({ takesMs: 60_000, started: (child) => children.push(child) });
  await expect.poll(log, { timeout: 10_000 }).toBe('began ');
  children[0]?.kill(signal);
  expect(await begun).toMatchObject({ status: code });
  expect([log(), left()]).toEqual(['began ', []]);
  expect(existsSync(join(folder, 'node_modules', '.installed'))).toBe(false);
});
