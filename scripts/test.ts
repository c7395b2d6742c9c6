/** `npm test`: build, types, lint, unit and worker tests, faults, browser tests, Lighthouse; ends with one line of totals. */
import { toolEnv } from './site/run-tool.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './testing/test-report.ts';
import { closeRun, testSteps } from './testing/test-steps.ts';

const { step, reported, reportFile, browserTests } = testSteps('test-results');

const tallies: Tally[] = [
  await step('build', 'vite', ['build', '--logLevel', 'warn']),
  await step('types', 'tsc', ['-b']),
  await step('lint', 'biome', ['check', '--error-on-warnings']),
  await step('unused code', 'knip', []),
  await reported('vitest', 'vitest', tallyVitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ]),
  await shortRun('faults'),
  await shortRun('upstreams'),
  await browserTests('playwright', 'tests/e2e'),
  await remoteSite(),
  await browserTests('lighthouse', 'tests/lighthouse'),
];
if (process.env.CI) {
  tallies.push(await step('cms', 'node', ['--import', 'tsx', 'scripts/test-cms.ts']));
} else {
  console.log('The CMS has tests of its own, which CI runs with these: npm run test:cms');
}
closeRun(tallies);

/** The short run of `scripts/<name>.ts`: what it checks and what it found stand in its own report. */
async function shortRun(name: 'faults' | 'upstreams'): Promise<Tally> {
  const args = ['--import', 'tsx', `scripts/${name}.ts`, '--short', '--report', reportFile(name)];
  const same = (tally: Tally) => tally;
  return reported(name, 'node', same, args, toolEnv({ KURRAJONG_BUILT: '1' }));
}

/** The main job once more on every brand, with a partner's systems behind the site. */
async function remoteSite(): Promise<Tally> {
  const env = toolEnv({
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('remote'),
    KURRAJONG_BUILT: '1',
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
