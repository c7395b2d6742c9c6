/** The rule for where unit tests live: beside the source file they are named after, or in tests/. */
import { isTest } from './project-files.ts';

const test = /\.test\.tsx?$/;

/** `client/islands/tabs/tabs.island.tsx` → `client/islands/tabs/tabs`: what follows the first dot is a role. */
const withoutRoles = (path: string) => path.replace(/\.[^/]*$/, '');

/** Unit tests outside tests/ with no source file of the same name beside them. */
export function orphanTests(paths: readonly string[]): string[] {
  const sources = new Set(
    paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isTest(path)).map(withoutRoles),
  );
  return paths.filter(
    (path) => test.test(path) && !path.startsWith('tests/') && !sources.has(withoutRoles(path)),
  );
}
