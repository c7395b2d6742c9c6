/** Adds up the reports of the parts of `npm test` for the closing line. */

export interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of failed tests, so that the end of a long log says what to look for. */
  readonly failures?: readonly string[];
  /** Names of tests that passed only on a retry. */
  readonly flaky?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly assertionResults: ReadonlyArray<{
      readonly status: string;
      readonly fullName: string;
    }>;
  }>;
}

interface PlaywrightSpec {
  readonly ok: boolean;
  readonly file: string;
  readonly title: string;
  readonly tests?: ReadonlyArray<{ readonly status: string }>;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
}

/**
 * A file that failed outside its tests counts as one failure: it could not be collected, or what it runs before or
 * after them failed, so that they count as skipped or passed.
 */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file.name}: ${fullName}`),
  );
  return {
    name: 'vitest',
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...failures,
      ...broken.map(({ name, assertionResults }) =>
        assertionResults.length === 0
          ? `${name}: could not be collected`
          : `${name}: failed before or after its tests`,
      ),
    ],
  };
}

/** A test that passed only on a retry counts as passed, and is listed as flaky. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    name: 'playwright',
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: namesOf(report.suites, ({ ok }) => !ok),
    flaky: namesOf(report.suites, ({ tests }) => tests?.some(({ status }) => status === 'flaky')),
  };
}

function namesOf(
  suites: readonly PlaywrightSuite[] = [],
  wanted: (one: PlaywrightSpec) => boolean | undefined,
): string[] {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(wanted).map(({ file, title }) => `${file}: ${title}`),
    ...namesOf(inner, wanted),
  ]);
}

/** The closing lines of a run: steps, flaky tests, failures, totals. */
export function closingLines(tallies: readonly Tally[]): string[] {
  const flaky = tallies.flatMap((tally) => tally.flaky ?? []);
  return [
    ...tallies.map(
      ({ name, passed, failed, skipped }) =>
        `${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped`,
    ),
    `flaky        ${flaky.length} passed only when tried again`,
    ...flaky.map((name) => `flaky: ${name}`),
    ...tallies.flatMap(({ name, failed, failures = [] }) =>
      failed > 0 && failures.length === 0
        ? [`failed: ${name}: its output is above`]
        : failures.map((failure) => `failed: ${failure}`),
    ),
    closingLine(tallies),
  ];
}

/** `N passed, N failed`, with the number skipped if there are any. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
