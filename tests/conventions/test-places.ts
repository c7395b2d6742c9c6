/** Where unit tests stand: beside the source file whose name they carry, or in tests/. */

const test = /\.test\.tsx?$/;
/** Files that only serve tests: none is a source that a test could stand beside. */
const servesTests = /\.(?:test|fixture|contract)\.tsx?$/;

/** `client/islands/tabs/tabs.island.tsx` → `client/islands/tabs/tabs`: what follows the first dot is a role. */
const withoutRoles = (path: string) => path.replace(/\.[^/]*$/, '');

/** Unit tests outside of tests/ that have no source file of their name beside them. */
export function orphanTests(paths: readonly string[]): string[] {
  const sources = new Set(
    paths
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !servesTests.test(path))
      .map(withoutRoles),
  );
  return paths.filter(
    (path) => test.test(path) && !path.startsWith('tests/') && !sources.has(withoutRoles(path)),
  );
}
