/** `npm run check`: checks types, lint, unused code, conventions and the tests that your changes since main touch, in under a minute. */
import { importsOf } from '../../tests/conventions/import-graph.ts';
import { sourceFiles } from '../../tests/conventions/project-files.ts';
import { isBuilt } from '../build/is-built.ts';
import { runCommand } from '../commands/command-exit.ts';
import { type Captured, runCaptured } from '../site/run-tool.ts';
import { changedSince } from './changed-files.ts';
import { isSlow } from './slow-tests.ts';
import { touchedTests } from './touched-tests.ts';

/** How many touched tests fit into a minute on two cores. */
const mostTests = 30;

const began = Date.now();
const failed: string[] = [];

await runCommand(async () => {
  const since = process.argv[2] ?? 'main';
  const changed = changedSince(since);
  const tests = sourceFiles.map(({ name }) => name).filter((name) => /\.test\.tsx?$/.test(name));
  const touched = touchedTests({ tests, imports: importsOf(sourceFiles) }, changed, mostTests);
  const conventions = tests.filter(
    (name) => name.startsWith('tests/conventions/') && !isSlow(name),
  );
  console.log(
    `${changed.length} files changed since ${since}, ${touched.run.length} test files affected`,
  );

  if (!isBuilt()) {
    await check('build', 'vite', ['build', '--logLevel', 'warn']);
  }
  await Promise.all([
    check('types', 'tsc', ['-b']),
    check('lint', 'biome', ['check', '--error-on-warnings']),
    check('unused code', 'knip', []),
  ]);
  await check('tests', 'vitest', ['run', ...new Set([...conventions, ...touched.run])]);

  console.log(
    'left out: browser, Lighthouse, faults and CMS, which npm test and npm run test:cms run',
  );
  for (const name of touched.left) console.log(`left out: npm run unit -- ${name}`);
  console.log(
    `${failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`}, ${seconds()} s`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
});

/** Runs a tool, and shows its output if it fails. */
async function check(name: string, tool: string, args: readonly string[]): Promise<void> {
  const { code, output, errors }: Captured = await runCaptured(tool, args);
  console.log(`${name.padEnd(12)} ${code === 0 ? 'passed' : 'failed'}, ${seconds()} s`);
  if (code === 0) return;
  failed.push(name);
  console.log(output + errors);
}

function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}
