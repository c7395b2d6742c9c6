/** `npm test`: build, types, lint, unit and worker tests, faults, browser tests, Lighthouse; ends with one line of totals. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { findBrowser } from './site/find-browser.ts';
import { run, toolEnv } from './site/run-tool.ts';
import { closingLine, type Tally, tallyPlaywright, tallyVitest } from './testing/test-report.ts';

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

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

for (const { name, passed, failed, skipped, failures } of tallies) {
  for (const failure of failures ?? []) console.log(`failed: ${failure}`);
  console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
console.log(closingLine(tallies));
process.exit(tallies.some((tally) => tally.failed > 0) ? 1 : 0);

/** A tool whose exit code is the whole verdict: one check. */
async function step(name: string, tool: string, args: readonly string[]): Promise<Tally> {
  const ok = (await run(tool, args)) === 0;
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

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

async function browserTests(name: string, folder: string): Promise<Tally> {
  const env = toolEnv({
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name),
    KURRAJONG_BUILT: '1',
  });
  const args = ['test', '--config', `${folder}/playwright.config.ts`];
  return reported(name, 'playwright', tallyPlaywright, args, env);
}

/** A test runner that leaves a JSON report; without one it counts as one failure. */
async function reported<Report>(
  name: string,
  tool: string,
  tally: (report: Report) => Tally,
  args: readonly string[],
  env = toolEnv(),
): Promise<Tally> {
  const code = await run(tool, args, { env });
  try {
    const report = JSON.parse(readFileSync(reportFile(name), 'utf8')) as Report;
    const result = { ...tally(report), name };
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
}

function reportFile(name: string): string {
  return join(reports, `${name}.json`);
}
