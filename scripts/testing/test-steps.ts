/** Steps of a test run: each a tool that runs to its end, and what it reports. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/files-below.ts';
import { findTestBrowser } from '../site/find-browser.ts';
import { run, toolEnv } from '../site/run-tool.ts';
import { closingLine, type Tally, tallyPlaywright } from './test-report.ts';

export interface TestSteps {
  /** A tool whose exit code is the whole verdict: one check. */
  step(name: string, tool: string, args: readonly string[]): Promise<Tally>;
  /** A test runner that leaves a JSON report; without one it counts as one failure. */
  reported<Report>(
    name: string,
    tool: string,
    tally: (report: Report) => Tally,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): Promise<Tally>;
  browserTests(name: string, folder: string): Promise<Tally>;
  reportFile(name: string): string;
}

/** @param folder for the reports, emptied first */
export function testSteps(folder: string): TestSteps {
  const reports = join(root, folder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const reportFile = (name: string) => join(reports, `${name}.json`);

  const reported: TestSteps['reported'] = async <Report>(
    name: string,
    tool: string,
    tally: (report: Report) => Tally,
    args: readonly string[],
    env = toolEnv(),
  ) => {
    const code = await run(tool, args, { env });
    try {
      const report = JSON.parse(readFileSync(reportFile(name), 'utf8')) as Report;
      const result = { ...tally(report), name };
      return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
    } catch {
      return { name, passed: 0, failed: 1, skipped: 0 };
    }
  };

  return {
    reported,
    reportFile,
    async step(name, tool, args) {
      const ok = (await run(tool, args)) === 0;
      return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    },
    async browserTests(name, tests) {
      const env = toolEnv({
        CHROMIUM_PATH: await findTestBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name),
        KURRAJONG_BUILT: '1',
      });
      const args = ['test', '--config', `${tests}/playwright.config.ts`];
      return reported(name, 'playwright', tallyPlaywright, args, env);
    },
  };
}

/** Prints what failed, a line for each step, and the totals; ends the process with the verdict. */
export function closeRun(tallies: readonly Tally[]): never {
  for (const { name, passed, failed, skipped, failures } of tallies) {
    for (const failure of failures ?? []) console.log(`failed: ${failure}`);
    console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  console.log(closingLine(tallies));
  process.exit(tallies.some((tally) => tally.failed > 0) ? 1 : 0);
}
