/** What git says has changed: committed since a branch began, not committed yet, deleted, and new. */
import { spawnSync } from 'node:child_process';
import { root } from '../build/files-below.ts';
import { UsageError } from '../commands/command-line.mjs';

/**
 * Paths from the project's root, also of files that are gone: what stood beside them may miss them.
 * @param base a branch or commit; one that shares no history is compared as it is
 * @param folder of the project, for tests
 * @throws UsageError when git does not know it, Error with git's own first line when git fails
 */
export function changedSince(base: string, folder = root): string[] {
  // Quiet: 1 for a name that is none, 128 for all else.
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

/** The lines of an answer; undefined when git says no. */
function git(folder: string, ...args: readonly string[]): string[] | undefined {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`git did not start: ${error.message}`);
  if (status === 1) return undefined;
  if (status !== 0) throw new Error(stderr.split('\n')[0] || `git ${args[0]} ended with ${status}`);
  return stdout.split('\n').filter(Boolean);
}
