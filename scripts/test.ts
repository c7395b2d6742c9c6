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
const { step, stepAside, reported, reportFile, browserTests } = testSteps('test-results');

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
// The CMS’s tests wait more than they compute: beside those of the browser they fill two cores.
const cms = process.env.CI ? testsOfCms() : undefined;
tallies.push(
  await browserTests('playwright', 'tests/e2e', { KURRAJONG_STATE }),
  await shortRun('faults'),
  await shortRun('upstreams'),
  await shortRun('load', 'bench/load'),
  await remoteSite(),
  await browserTests('lighthouse', 'tests/lighthouse', { KURRAJONG_STATE }),
);
if (cms) tallies.push(await cms);
else console.log('The CMS has tests of its own, which CI runs with these: npm run test:cms');
closeRun(tallies);

function testsOfCms(): Promise<Tally> {
  process.env.KURRAJONG_BUILT = '1';
  return stepAside('cms', 'node', ['--import', 'tsx', 'scripts/testing/test-cms.ts']);
}

/** The short run of a script: what it checks and what it found stand in its own report. */
async function shortRun(
  name: 'faults' | 'upstreams' | 'load',
  script: string = name,
): Promise<Tally> {
  const args = ['--import', 'tsx', `scripts/${script}.ts`, '--short', '--report', reportFile(name)];
  const same = (tally: Tally) => tally;
  return reported(name, 'node', same, args, toolEnv({ KURRAJONG_BUILT: '1' }));
}

/** The main job once more on every brand, with a partner's systems behind the site. */
async function remoteSite(): Promise<Tally> {
  const env = toolEnv({
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('remote'),
    KURRAJONG_BUILT: '1',
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
