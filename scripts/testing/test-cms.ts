/** `npm run test:cms`: checks the CMS's types, runs the tests on a real CMS and its browser tests; ends with one line of totals. */
import { join } from 'node:path';
import { cmsFolder, prepareCms } from '../cms/cms-folder.ts';
import { runQuietly } from '../site/run-tool.ts';
import { type Tally, tallyVitest } from './test-report.ts';
import { closeRun, testSteps } from './test-steps.ts';

const { step, reported, reportFile, browserTests } = testSteps('test-results/cms');

await prepareCms(console.log);
const tallies: Tally[] = [
  await typesOfCms(),
  await reported('api', 'vitest', tallyVitest, [
    'run',
    '--config',
    'tests/keystone/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('api')}`,
  ]),
  await step('build', 'node', ['scripts/build.ts']),
  await browserTests('browser', 'tests/keystone'),
];
closeRun(tallies);

/** Uses the CMS's own compiler, which knows its generated types. */
async function typesOfCms(): Promise<Tally> {
  const tsc = join(cmsFolder, 'node_modules/typescript/bin/tsc');
  const problem = await runQuietly('node', [tsc, '--noEmit', '-p', cmsFolder]).then(
    () => undefined,
    String,
  );
  if (problem) console.error(problem);
  return { name: 'types', passed: problem ? 0 : 1, failed: problem ? 1 : 0, skipped: 0 };
}
