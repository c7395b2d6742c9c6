/** Two commands that begin at once on a fresh machine install once; what a killed one left is taken over. */
import { spawn } from 'node:child_process';
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
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Stands for npm: takes its time, and says when it began and ended. */
const slowNpm = `
import { appendFileSync, mkdirSync } from 'node:fs';
appendFileSync('log', 'began ');
mkdirSync('node_modules', { recursive: true });
setTimeout(() => {
  appendFileSync('log', 'ended ');
  process.exitCode = Number(process.env.NPM_ENDS_WITH ?? '0');
}, 400);
`;

const installer = new URL('install-once.mjs', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-once-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.mjs'), slowNpm);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Exit code and words of a command that needs what is installed. */
async function begin(endsWith = 0) {
  const code = `import { installOnce } from '${installer}'; process.exit(installOnce('${folder}'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { npm_execpath: join(folder, 'npm.mjs'), NPM_ENDS_WITH: `${endsWith}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const status = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let printed = '';
  for await (const piece of child.stdout) printed += String(piece);
  return { status: await status, printed };
}

const log = () =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
const left = () => readdirSync(join(folder, '.wrangler'));

it('installs once for all that begin together', async () => {
  const all = await Promise.all([begin(), begin(), begin()]);
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(log()).toBe('began ended ');
  expect(all.filter(({ printed }) => printed.includes('Installing dependencies'))).toHaveLength(1);
  expect(left()).toEqual([]);
  expect(await begin()).toEqual({ status: 0, printed: '' });
});

it('tries for itself where the one before it failed', async () => {
  const [one, other] = await Promise.all([begin(3), begin(3)]);
  expect([one.status, other.status]).toEqual([3, 3]);
  expect(log()).toBe('began ended began ended ');
  expect(left()).toEqual([]);
});

it('takes the turn of one that was killed', async () => {
  mkdirSync(join(folder, '.wrangler'));
  // Larger than any process id.
  writeFileSync(join(folder, '.wrangler', 'installing'), '4194305');
  const { status, printed } = await begin();
  expect([status, log()]).toEqual([0, 'began ended ']);
  expect(printed).not.toContain('waiting');
});
