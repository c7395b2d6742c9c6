/** Which TypeScript project checks a file: exactly one. */
import { matchesGlob } from 'node:path';

/** A tsconfig file's own patterns, relative to the project's root. */
export interface TypeProject {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** As tsc reads a pattern: a folder stands for everything below it. */
const covers = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern));

/** Files that no project or several include, as "file: projects". */
export function unownedFiles(paths: readonly string[], projects: readonly TypeProject[]): string[] {
  return paths.flatMap((path) => {
    const owners = projects.filter(
      ({ include, exclude = [] }) => covers(include, path) && !covers(exclude, path),
    );
    if (owners.length === 1) return [];
    return [`${path}: ${owners.map(({ name }) => name).join(', ') || 'no project'}`];
  });
}
