/** `npm test`: build, types, lint, unit and worker tests, faults, browser tests, Lighthouse; ends with one line of totals. */
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { toolEnv } from './site/run-tool.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './testing/test-report.ts';
import { closeRun, testSteps } from './testing/test-steps.ts';

readCommandLine('test');
// One state for the sites of all browser tests, which run one after the other: it is filled once.
const { KURRAJONG_STATE = join(root, '.wrangler', 'e2e') } = process.env;
const { step, stepAside, reported, reportedAside, reportFile, browserTests } =
  testSteps('test-results');

// The types read what the build makes; the linters do not.
const aside = [
  stepAside('lint', 'biome', ['check', '--error-on-warnings']),
  stepAside('unused code', 'knip', []),
];
const tallies: Tally[] = [
  await step('build', 'vite', ['build', '--logLevel', 'warn']),
  await step('types', 'tsc', ['-b']),
  ...(await Promise.all(aside)),
  await reported('vitest', 'vitest', tallyVitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ]),
];
// These wait more than they compute: beside the tests of the browser they fill two cores.
process.env.KURRAJONG_BUILT = '1';
const beside = testsBeside();
tallies.push(
  await browserTests('playwright', 'tests/e2e', { KURRAJONG_STATE }),
  ...(await beside),
  await remoteSite(),
  await browserTests('lighthouse', 'tests/lighthouse', { KURRAJONG_STATE }),
);
if (!process.env.CI) {
  console.log('The CMS has tests of its own, which CI runs with these: npm run test:cms');
}
closeRun(tallies);

/** One after the other; each says what it found in a report of its own. */
async function testsBeside(): Promise<Tally[]> {
  const ofCms = ['--import', 'tsx', 'scripts/testing/test-cms.ts'];
  return [
    ...(process.env.CI ? [await stepAside('cms', 'node', ofCms)] : []),
    await shortRun('faults'),
    await shortRun('upstreams'),
    await shortRun('load', 'bench/load'),
  ];
}

function shortRun(name: string, script = name): Promise<Tally> {
  const args = ['--import', 'tsx', `scripts/${script}.ts`, '--short', '--report', reportFile(name)];
  return reportedAside(name, 'node', args);
}

/** The main job once more on every brand, with a partner's systems behind the site. */
async function remoteSite(): Promise<Tally> {
  const env = toolEnv({
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('remote'),
    KURRAJONG_STATE,
  });
  const args = [
    '--import',
    'tsx',
    'scripts/e2e.ts',
    '--remote',
    'main-job.spec.ts',
    '-g',
    'at 390',
  ];
  return reported('remote', 'node', tallyPlaywright, args, env);
}
