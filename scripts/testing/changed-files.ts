/** Lists changed files from git: committed since the branch began, uncommitted, deleted and new. */
import { spawnSync } from 'node:child_process';
import { root } from '../build/files-below.ts';
import { UsageError } from '../commands/command-line.mjs';

/**
 * Paths relative to the project's root, including deleted files, whose neighbours may depend on them.
 * @param base a branch or commit; one without shared history is compared directly
 * @param folder the project's folder, for tests
 * @throws UsageError when git does not know `base`, Error with git's own first line when git fails
 */
export function changedSince(base: string, folder = root): string[] {
  // With --quiet, git exits with 1 for an unknown name and with 128 for any other error.
  const name = ['--verify', '--quiet', '--end-of-options', `${base}^{commit}`];
  if (git(folder, 'rev-parse', ...name) === undefined) {
    throw new UsageError(`git knows no "${base}": npm run check -- <branch or commit>`);
  }
  const [start = base] = git(folder, 'merge-base', '--end-of-options', base, 'HEAD') ?? [];
  return [
    ...(git(folder, 'diff', '--name-only', '--no-renames', start, '--') ?? []),
    ...(git(folder, 'ls-files', '--others', '--exclude-standard') ?? []),
  ];
}

/** The lines of git's output, names as they are; undefined if git says no. */
function git(folder: string, ...args: readonly string[]): string[] | undefined {
  const asked = ['-c', 'core.quotePath=false', ...args];
  const { error, status, stdout, stderr } = spawnSync('git', asked, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`git did not start: ${error.message}`);
  if (status === 1) return undefined;
  if (status !== 0) throw new Error(stderr.split('\n')[0] || `git ${args[0]} ended with ${status}`);
  return stdout.split('\n').filter(Boolean);
}
