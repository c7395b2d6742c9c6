/** What git says has changed: committed since a branch began, not committed yet, and new. */
import { execFileSync } from 'node:child_process';
import { root } from '../build/files-below.ts';
import { UsageError } from '../commands/command-line.mjs';

/**
 * Paths from the project's root of files that are there.
 * @param base a branch or commit
 * @throws UsageError when git does not know it
 */
export function changedSince(base: string): string[] {
  const lines = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      // What git says of a name that it does not know, the error below says better.
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  try {
    const [start = base] = lines('merge-base', base, 'HEAD');
    return [
      ...lines('diff', '--name-only', '--diff-filter=d', start),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    throw new UsageError(`git knows no "${base}": npm run check -- <branch or commit>`);
  }
}
