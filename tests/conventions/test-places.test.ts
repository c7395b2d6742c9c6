/** A unit test is beside the file it tests, under the same name; tests of the whole are in tests/. */
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { orphanTests } from './test-places.ts';

/** Tests of a whole folder, each with its reason. One that now has a source file must come off this list. */
const ofFolders = {
  'client/sections/collection.test.tsx': 'renders every section there is by its examples',
};
const paths = projectFiles.map(({ name }) => name);

describe('unit tests', () => {
  it('are beside the source file of the same name', () => {
    expect(paths.filter((path) => path.includes('.test.')).length).toBeGreaterThan(150);
    expect(orphanTests(paths)).toEqual(Object.keys(ofFolders));
  });
});

describe('the check', () => {
  it.each([
    ['a test whose source was renamed', ['client/link.test.tsx', 'client/anchor.tsx']],
    ['a test in another folder', ['client/link.test.tsx', 'client/ui/link.tsx']],
    ['a test of a fixture', ['client/link.test.tsx', 'client/link.fixture.tsx']],
    ['a source with a longer name', ['client/link.test.tsx', 'client/link-list.tsx']],
    ['a property test without a source', ['client/link.property.test.tsx', 'client/ui.tsx']],
  ])('finds %s', (_fault, planted) => {
    expect(orphanTests(planted)).toEqual([planted[0]]);
  });

  it('accepts tests in the right place', () => {
    expect(
      orphanTests([
        'client/link.test.tsx',
        'client/link.tsx',
        'worker/body.property.test.ts',
        'worker/body.ts',
        'client/tabs.test.tsx',
        'client/tabs.island.tsx',
        'tests/workerd/pages.test.ts',
      ]),
    ).toEqual([]);
  });
});
