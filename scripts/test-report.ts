/** Adds up what the parts of `npm test` report, for the closing line. */

export interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: ReadonlyArray<{
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }>;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A file that could not even be collected holds no test, and still counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    name: 'vitest',
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests,
  };
}

/** A test that passed only when tried again counts as passed; the runner's own output names it as flaky. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    name: 'playwright',
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
  };
}

/** `N passed, N failed`, with the skipped ones named when there are any. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
