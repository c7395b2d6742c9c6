/** The closing line of `npm test` counts what the runners report, and a missing report never passes. */
import { describe, expect, it } from 'vitest';
import { closingLine, closingLines, tallyPlaywright, tallyVitest } from './test-report.ts';

const vitest = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numFailedTestSuites: 2,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'adds' }],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'opens' },
        { status: 'failed', fullName: 'closes' },
      ],
    },
    { name: 'c.test.ts', status: 'failed', assertionResults: [] },
  ],
};

describe('test report', () => {
  it('counts a file that could not be collected as a failure', () => {
    expect(tallyVitest(vitest)).toEqual({
      name: 'vitest',
      passed: 10,
      failed: 2,
      skipped: 2,
      failures: ['b.test.ts: closes', 'c.test.ts: could not be collected'],
    });
  });

  it.each([
    ['before', 'skipped'],
    ['after', 'passed'],
  ])('counts and names a file whose hook %s its tests failed', (_, status) => {
    const file = {
      name: 'd.test.ts',
      status: 'failed',
      assertionResults: [{ status, fullName: 'starts' }],
    };
    const { failed, failures } = tallyVitest({
      ...vitest,
      testResults: [...vitest.testResults, file],
    });
    expect(failed).toBe(3);
    expect(failures).toContain('d.test.ts: failed before or after its tests');
  });

  it('counts runner errors as failures, and a flaky test once', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toMatchObject({ passed: 6, failed: 2 });
  });

  it('names failed browser tests at any depth', () => {
    const spec = (title: string, ok: boolean) => ({ ok, file: 'a.spec.ts', title });
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    expect(tallyPlaywright({ stats, errors: [], suites }).failures).toEqual(['a.spec.ts: closes']);
  });

  it('names browser tests that passed only when tried again', () => {
    const spec = (title: string, status: string) => ({
      ok: true,
      file: 'a.spec.ts',
      title,
      tests: [{ status }],
    });
    const suites = [{ specs: [spec('opens', 'expected'), spec('closes', 'flaky')] }];
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    expect(tallyPlaywright({ stats, errors: [], suites }).flaky).toEqual(['a.spec.ts: closes']);
  });

  it('ends with the flaky tests, the failures and the totals', () => {
    const tallies = [
      { name: 'types', passed: 0, failed: 1, skipped: 0 },
      { name: 'playwright', passed: 9, failed: 1, skipped: 0, failures: ['a'], flaky: ['b'] },
    ];
    expect(closingLines(tallies)).toEqual([
      'types        0 passed, 1 failed, 0 skipped',
      'playwright   9 passed, 1 failed, 0 skipped',
      'flaky        1 passed only when tried again',
      'flaky: b',
      'failed: types: its output is above',
      'failed: a',
      '9 passed, 2 failed',
    ]);
  });

  it('sums up in one plain line', () => {
    const tally = { name: 'a', passed: 1, failed: 0, skipped: 0 };
    expect(closingLine([tally, tallyVitest(vitest)])).toBe('11 passed, 2 failed, 2 skipped');
    expect(closingLine([tally])).toBe('1 passed, 0 failed');
  });
});
