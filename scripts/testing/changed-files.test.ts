/** Changed files in a real repository; an unknown name is distinguished from a git that fails. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsageError } from '../commands/command-line.mjs';
import { changedSince } from './changed-files.ts';

let folder: string;
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Priya', '-c', 'user.email=priya@kurrajong.example'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
};
const write = (name: string) => writeFileSync(join(folder, name), `${Math.random()}`);
const failure = (base: string): unknown => {
  try {
    return changedSince(base, folder);
  } catch (error) {
    return error;
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function makeRepository(): void {
  git('init', '--initial-branch=main');
  write('kept.ts');
  write('gone.ts');
  write('old.ts');
  git('add', '.');
  git('commit', '--no-gpg-sign', '-m', 'Begin');
}

it('lists files that are committed on the branch, uncommitted, deleted and new', () => {
  makeRepository();
  git('checkout', '-b', 'mine');
  write('committed.ts');
  git('add', '.');
  git('commit', '--no-gpg-sign', '-m', 'Go on');
  write('kept.ts');
  write('café.ts');
  write('new.ts');
  rmSync(join(folder, 'gone.ts'));
  renameSync(join(folder, 'old.ts'), join(folder, 'renamed.ts'));
  git('add', 'old.ts', 'renamed.ts');
  expect(changedSince('main', folder).sort()).toEqual([
    'café.ts',
    'committed.ts',
    'gone.ts',
    'kept.ts',
    'new.ts',
    'old.ts',
    'renamed.ts',
  ]);
});

it('compares directly with a branch that has another history', () => {
  makeRepository();
  git('checkout', '--orphan', 'other');
  git('commit', '--no-gpg-sign', '-m', 'Begin again');
  write('kept.ts');
  expect(changedSince('main', folder)).toEqual(['kept.ts']);
});

it.each(['nope', '--all', ''])('says that git does not know "%s"', (base) => {
  makeRepository();
  const error = failure(base);
  expect(error).toBeInstanceOf(UsageError);
  expect(error).toMatchObject({
    message: `git knows no "${base}": npm run check -- <branch or commit>`,
  });
});

it('passes on git’s message when it fails', () => {
  const error = failure('main');
  expect(error).not.toBeInstanceOf(UsageError);
  expect(error).toMatchObject({ message: expect.stringMatching(/^fatal: not a git repository/) });
});

it('says that git is missing', () => {
  makeRepository();
  vi.stubEnv('PATH', folder);
  const error = failure('main');
  expect(error).not.toBeInstanceOf(UsageError);
  expect(error).toMatchObject({ message: 'git did not start: spawnSync git ENOENT' });
});
