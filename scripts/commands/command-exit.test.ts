/** Exit codes distinguish an invalid command line from a failure. */
import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
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

function commandLine(script: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

it.each([
  ['addresses', 'load'],
  ['catalogue-import'],
  ['content-pull', '--brand', 'nobody'],
  ['content-rollback'],
  ['content-status', '--brand', 'nobody'],
  ['doctor/doctor', '--brand', 'acacia', '--stage', 'qa', '--partners', 'package.json/x'],
  ['testing/check', 'no-such-commit'],
])('refuses a wrong command line of %s with code 2', (script, ...args) => {
  const { status, stdout, stderr } = commandLine(script, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).not.toMatch(/^(?:\s+at |fatal: )/m);
});

it('usage names the given stage, since without it this machine’s content would be rolled back', () => {
  const { status, stderr } = commandLine('content-rollback', '--stage', 'qa');
  expect(status).toBe(2);
  expect(stderr).toContain('content:rollback -- --brand <slug> --stage qa [--to <version>]');
});
