/** The tests that `npm run check` runs after a change, and those it lists as left out. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { slowTests } from './slow-tests.ts';
import { type Project, touchedTests } from './touched-tests.ts';

const slow = slowTests[0] ?? '';
const project: Project = {
  tests: ['a/far.test.ts', 'a/near.test.ts', 'b/other.test.ts', slow],
  imports: [
    { from: 'a/near.test.ts', to: 'a/near.ts' },
    { from: 'a/middle.ts', to: 'a/near.ts' },
    { from: 'a/near.ts', to: 'a/middle.ts' },
    { from: 'a/far.test.ts', to: 'a/middle.ts' },
    { from: slow, to: 'a/near.ts' },
  ],
};

describe('touched tests', () => {
  it('are those that import a change, nearest first, even through circular imports', () => {
    const { run, left } = touchedTests(project, ['a/near.ts'], 9);
    expect(run).toEqual(['a/near.test.ts', 'a/far.test.ts']);
    expect(left).toEqual([slow]);
  });

  it('beyond the maximum are left out by name', () => {
    const { run, left } = touchedTests(project, ['a/near.ts'], 1);
    expect(run).toEqual(['a/near.test.ts']);
    expect(left).toEqual([slow, 'a/far.test.ts']);
  });

  it('come first when they have changed themselves, and slow ones are left out', () => {
    expect(touchedTests(project, ['a/near.ts', slow, 'b/other.test.ts'], 2)).toEqual({
      run: ['b/other.test.ts', 'a/near.test.ts'],
      left: [slow, 'a/far.test.ts'],
    });
  });

  it('for a file that no code imports are those in its folder or the nearest one above', () => {
    expect(touchedTests(project, ['b/migrations/0001.sql'], 9).run).toEqual(['b/other.test.ts']);
    expect(touchedTests(project, ['b/gone.test.ts', 'b/gone.json'], 9).run).toEqual([
      'b/other.test.ts',
    ]);
    expect(touchedTests(project, ['c/page.json', 'README.md'], 9).run).toEqual([]);
  });
});

it('the slow tests exist', () => {
  expect(slowTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
