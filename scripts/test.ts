/** `npm test`: build, types, lint, unit and worker tests, faults, browser tests, Lighthouse; ends with one line of totals. */
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { prepareCms } from './cms/cms-folder.ts';
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
];
// Mostly the way from the registry: beside tests that no clock decides. What fails, its tests try again and report.
const cmsReady = process.env.CI ? prepareCms(console.log).catch(console.error) : undefined;
tallies.push(
  await reported('vitest', 'vitest', tallyVitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ]),
  await browserTests('playwright', 'tests/e2e', { KURRAJONG_STATE }),
);
// These steps wait more than they compute, and so do the CMS’s tests: three rows of them fill two cores.
const rows = await Promise.all([
  inTurn([
    () => browserTests('lighthouse', 'tests/lighthouse', { KURRAJONG_STATE }),
    () => remoteSite(),
  ]),
  inTurn([
    () => shortRun('faults'),
    () => shortRun('upstreams'),
    () => shortRun('load', 'bench/load'),
  ]),
  ...(process.env.CI ? [inTurn([testsOfCms])] : []),
]);
tallies.push(...rows.flat());
if (!process.env.CI) {
  console.log('The CMS has tests of its own, which CI runs with these: npm run test:cms');
}
closeRun(tallies);

async function inTurn(steps: readonly (() => Promise<Tally>)[]): Promise<Tally[]> {
  const done: Tally[] = [];
  for (const one of steps) done.push(await one());
  return done;
}

async function testsOfCms(): Promise<Tally> {
  await cmsReady;
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
  return reportedAside(name, 'node', same, args, toolEnv({ KURRAJONG_BUILT: '1' }));
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
