/** Finds the tests that a change touches: those that import changed files, the nearest first. */
import { dirname } from 'node:path';
import type { Import } from '../../tests/conventions/import-graph.ts';
import { isSlow } from './slow-tests.ts';

export interface Touched {
  readonly run: readonly string[];
  /** Touched but left to `npm test`: slow tests, and those that do not fit into a minute. */
  readonly left: readonly string[];
}

export interface Project {
  /** Paths of all tests. */
  readonly tests: readonly string[];
  readonly imports: readonly Import[];
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * Changed tests come first.
 * @param changed paths relative to the project's root
 * @param most the most tests to run
 */
export function touchedTests(
  { tests, imports }: Project,
  changed: readonly string[],
  most: number,
): Touched {
  const known = new Set(tests);
  const importers = Map.groupBy(imports, ({ to }) => to);
  const found = new Set(changed.filter((path) => known.has(path)));
  const seen = new Set(changed);
  // Files that no code imports, such as SQL or a page's content, are tested in their folder or one above.
  for (const path of changed) {
    if (!importers.has(path) && !isTest(path)) {
      for (const test of testsAbove(path, tests)) found.add(test);
    }
  }
  for (let ring = [...seen]; ring.length > 0; ) {
    ring = ring
      .flatMap((path) => importers.get(path)?.map(({ from }) => from) ?? [])
      .filter((path) => !seen.has(path) && seen.add(path));
    for (const path of ring.toSorted()) if (known.has(path)) found.add(path);
  }
  const run = [...found].filter((path) => !isSlow(path)).slice(0, most);
  return { run, left: [...found].filter((path) => !run.includes(path)) };
}

/** The tests in the nearest folder at or above a file that has any. */
function testsAbove(path: string, tests: readonly string[]): string[] {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const here = tests.filter((test) => dirname(test) === folder);
    if (here.length > 0) return here;
  }
  return [];
}
