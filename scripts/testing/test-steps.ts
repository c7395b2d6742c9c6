/** Steps of a test run: each runs a tool to its end and tallies its report. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/files-below.ts';
import { reasonOf } from '../commands/reason-of.ts';
import { run, runCaptured, toolEnv } from '../site/run-tool.ts';
import { findTestBrowser } from './find-browser.ts';
import { closingLines, type Tally, tallyPlaywright } from './test-report.ts';

export interface TestSteps {
  /** A tool whose exit code is the whole verdict: one check. */
  step(name: string, tool: string, args: readonly string[]): Promise<Tally>;
  /** The same in parallel with other steps: its output is printed in one piece at its end. */
  stepAside(name: string, tool: string, args: readonly string[]): Promise<Tally>;
  /** A test runner that writes a JSON report; without one it counts as one failure. */
  reported<Report>(
    name: string,
    tool: string,
    tally: (report: Report) => Tally,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): Promise<Tally>;
  /** The same in parallel with other steps. */
  reportedAside: TestSteps['reported'];
  /** Without a browser it counts as one failure. */
  browserTests(name: string, folder: string, env?: Record<string, string>): Promise<Tally>;
  reportFile(name: string): string;
}

/** @param folder for the reports; it is emptied first */
export function testSteps(folder: string): TestSteps {
  const reports = join(root, folder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const reportFile = (name: string) => join(reports, `${name}.json`);

  const verdictOf = <Report>(name: string, code: number, tally: (report: Report) => Tally) => {
    try {
      const report = JSON.parse(readFileSync(reportFile(name), 'utf8')) as Report;
      const result = { ...tally(report), name };
      return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
    } catch {
      return { name, passed: 0, failed: 1, skipped: 0 };
    }
  };
  const reported: TestSteps['reported'] = async (name, tool, tally, args, env = toolEnv()) =>
    verdictOf(name, await run(tool, args, { env }), tally);

  return {
    reported,
    reportFile,
    async reportedAside(name, tool, tally, args, env) {
      return verdictOf(name, await runAside(name, tool, args, env), tally);
    },
    async step(name, tool, args) {
      return verdict(name, await run(tool, args));
    },
    async stepAside(name, tool, args) {
      return verdict(name, await runAside(name, tool, args));
    },
    async browserTests(name, tests, extra = {}) {
      const browser = await findTestBrowser().catch((error: unknown) => {
        console.error(reasonOf(error));
        return undefined;
      });
      // The other steps need no browser, and the run still ends with its totals.
      if (browser === undefined) return verdict(name, 1);
      const env = toolEnv({
        ...extra,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name),
        KURRAJONG_BUILT: '1',
      });
      const args = ['test', '--config', `${tests}/playwright.config.ts`];
      return reported(name, 'playwright', tallyPlaywright, args, env);
    },
  };
}

/** Resolves with the exit code; the tool's output is printed in one piece at its end. */
async function runAside(
  name: string,
  tool: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<number> {
  const { code, output, errors } = await runCaptured(tool, args, env);
  if (output + errors !== '') console.log(`${name}:\n${output}${errors}`);
  return code;
}

function verdict(name: string, code: number): Tally {
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Prints the steps, flaky tests, failures and totals; ends the process with the verdict. */
export function closeRun(tallies: readonly Tally[]): never {
  for (const line of closingLines(tallies)) console.log(line);
  process.exit(tallies.some((tally) => tally.failed > 0) ? 1 : 0);
}
