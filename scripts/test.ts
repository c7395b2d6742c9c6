/** `npm test`: build, types, lint, unit and worker tests, faults, browser tests, Lighthouse; ends with one line of totals. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { prepareCms } from './cms/cms-folder.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { toolEnv } from './site/run-tool.ts';
import { findTestBrowser } from './testing/find-browser.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './testing/test-report.ts';
import { closeRun, testSteps } from './testing/test-steps.ts';

readCommandLine('test');
// All browser tests run in turn and share one state, so it is filled only once.
const { KURRAJONG_STATE = join(root, '.wrangler', 'e2e') } = process.env;
const { step, stepAside, reported, reportedAside, reportFile, browserTests } =
  testSteps('test-results');

// Debian may have to install it, which is mostly waiting. Only the browser tests fail without it.
const browser = findTestBrowser();
browser.catch(() => undefined);
// The type check reads the build's output; the linters do not.
const aside = [
  stepAside('lint', 'biome', ['check', '--error-on-warnings']),
  stepAside('unused code', 'knip', []),
];
const tallies: Tally[] = [
  await step('build', 'vite', ['build', '--logLevel', 'warn']),
  await step('types', 'tsc', ['-b']),
  ...(await Promise.all(aside)),
];
// Its 900 MB keep the disk busy, which holds up pages: done before the browser tests begin. Its own step below
// tries again, and tells why it fails.
const cms = process.env.CI ? prepareCms(() => undefined).catch(() => undefined) : undefined;
tallies.push(
  await reported('vitest', 'vitest', tallyVitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ]),
);
await cms;
process.env.KURRAJONG_BUILT = '1';
// Found once for all steps. Where there is none, each of them tells why.
const found = await browser.catch(() => undefined);
if (found !== undefined) process.env.CHROMIUM_PATH = found;
// These mostly wait, so together with the browser tests they fill two cores.
const beside = testsBeside();
tallies.push(
  await browserTests('playwright', 'tests/e2e', { KURRAJONG_STATE }),
  ...(await beside),
  ...(await Promise.all([
    remoteSite(),
    browserTests('lighthouse', 'tests/lighthouse', { KURRAJONG_STATE }),
  ])),
);
if (!process.env.CI) {
  console.log('The CMS has tests of its own, which CI runs with these: npm run test:cms');
}
closeRun(tallies);

/** Runs them in turn; each writes its own report. */
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
  return reportedAside(name, 'node', (tally: Tally) => tally, args);
}

/**
 * Repeats the main job on every brand, with a partner's systems behind the site. It has a copy of the state,
 * because SQLite lets only one process write at a time and the site for Lighthouse runs beside it.
 */
async function remoteSite(): Promise<Tally> {
  const state = `${KURRAJONG_STATE}-remote`;
  rmSync(state, { recursive: true, force: true });
  if (existsSync(KURRAJONG_STATE)) cpSync(KURRAJONG_STATE, state, { recursive: true });
  const env = toolEnv({
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('remote'),
    KURRAJONG_STATE: state,
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
  return reportedAside('remote', 'node', tallyPlaywright, args, env);
}
