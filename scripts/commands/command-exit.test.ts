/** Exit codes distinguish an invalid command line from a failure. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { root } from '../build/files-below.ts';
import { runCommand } from './command-exit.ts';
import { UsageError } from './command-line.mjs';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

it.each([
  ['a wrong command line', new UsageError('Say which'), 'Say which', 2],
  ['a failure', new Error('The CMS does not answer'), 'The CMS does not answer', 1],
  ['what is no error', 'nothing', 'nothing', 1],
])('prints %s as one line', async (_, thrown, line, code) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(thrown));
  expect(said.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(code);
});

it('keeps the exit code that the work set', async () => {
  await runCommand(async () => {
    process.exitCode = 3;
  });
  expect(process.exitCode).toBe(3);
});

const nowhere = mkdtempSync(join(tmpdir(), 'kurrajong-'));
afterAll(() => rmSync(nowhere, { recursive: true, force: true }));

function commandLine(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

it.each([
  ['addresses', 'load'],
  ['catalogue-import'],
  ['catalogue-import', 'package.json', '--report', 'no-such-folder/report.json'],
  ['catalogue-import', 'no-such-file.json'],
  ['numbers/report', '--html', 'no-such-folder/page.html'],
  ['content-pull', '--brand', 'nobody'],
  ['content-rollback'],
  ['content-status', '--brand', 'nobody'],
  ['doctor/doctor', '--brand', 'acacia', '--stage', 'qa', '--partners', 'package.json/x'],
  ['testing/check', 'no-such-commit'],
])('refuses a wrong command line of %s with code 2', (script, ...args) => {
  const { status, stdout, stderr } = commandLine(script, args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).not.toMatch(/^(?:\s+at |fatal: )/m);
});

it('a release without access to Cloudflare ends before it checks and builds', () => {
  const nobody = { CLOUDFLARE_API_TOKEN: '', HOME: nowhere, XDG_CONFIG_HOME: nowhere };
  const args = ['--brand', 'acacia', '--stage', 'qa'];
  const { status, stdout, stderr } = commandLine('release/release-command', args, nobody);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('CLOUDFLARE_API_TOKEN');
});

it('the simulated partner refuses a port that it cannot have, in one line', () => {
  const { status, stderr } = commandLine('partner', [], { PARTNER_PORT: 'x' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^PARTNER_PORT="x" is not a port.*\n$/),
  ]);
});

it.each(['seed-local', 'start'])('%s names storage that it cannot use, in one line', (script) => {
  const folder = join(root, 'package.json', 'state');
  const { status, stderr } = commandLine(script, [], { KURRAJONG_STATE: folder, PORT: '61939' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOTDIR.*package\.json.state'\n$/)]);
});

it('usage names the given stage, since without it this machine’s content would be rolled back', () => {
  const { status, stderr } = commandLine('content-rollback', ['--stage', 'qa']);
  expect(status).toBe(2);
  expect(stderr).toContain('content:rollback -- --brand <slug> --stage qa [--to <version>]');
});
