/** The rule that exactly one TypeScript project checks each file. */
import { matchesGlob } from 'node:path';

/** A tsconfig file's own patterns, relative to the project's root. */
export interface TypeProject {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Matches as tsc does: a pattern that is a folder covers everything below it. */
const covers = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern));

/** Files that no project includes, or several do, as "file: projects". */
export function unownedFiles(paths: readonly string[], projects: readonly TypeProject[]): string[] {
  return paths.flatMap((path) => {
    const owners = projects.filter(
      ({ include, exclude = [] }) => covers(include, path) && !covers(exclude, path),
    );
    if (owners.length === 1) return [];
    return [`${path}: ${owners.map(({ name }) => name).join(', ') || 'no project'}`];
  });
}
