/** Every TypeScript file belongs to one project of `tsc -b`; nothing would check the types of a file in none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { projectFiles } from './project-files.ts';
import { type TypeProject, unownedFiles } from './type-projects.ts';

const json = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { references } = json('tsconfig.json') as { references: { path: string }[] };
const projects = references.map(
  ({ path }): TypeProject => ({ name: path.slice('./'.length), ...json(path) }),
);
/** The CMS has its own dependencies, and so its own check: `npm run test:cms`. */
const cms = json('content/cms/tsconfig.json') as TypeProject;
const ownFolder = (pattern: string) => `content/cms/${pattern}`;
const all = [
  ...projects,
  { name: 'content/cms', include: cms.include.map(ownFolder), exclude: [] },
];
const paths = projectFiles.map(({ name }) => name).filter((name) => /\.tsx?$/.test(name));

describe('TypeScript files', () => {
  it('belong to exactly one project each', () => {
    expect(projects.map(({ name }) => name).toSorted()).toEqual(
      ['client', 'domain', 'tools', 'worker'].map((name) => `tsconfig.${name}.json`),
    );
    expect(paths.length).toBeGreaterThan(800);
    expect(unownedFiles(paths, all)).toEqual([]);
  });
});

describe('the check', () => {
  const planted: readonly TypeProject[] = [
    { name: 'client', include: ['client'], exclude: ['**/*.test.ts', 'client/gallery'] },
    { name: 'tools', include: ['client/**/*.test.ts', '*.ts', 'scripts'] },
  ];

  it.each([
    ['worker/index.ts', 'no project'],
    ['client/gallery/frame.ts', 'no project'],
    ['client/ui/link.test.tsx', undefined],
    ['client/ui/link.test.ts', undefined],
    ['client/ui/link.tsx', undefined],
    ['vite.config.ts', undefined],
    ['scripts-of-old/run.ts', 'no project'],
  ])('finds for %s: %s', (path, said) => {
    expect(unownedFiles([path], planted)).toEqual(said ? [`${path}: ${said}`] : []);
  });

  it('finds a file in two projects', () => {
    const both = [...planted, { name: 'more', include: ['client/**/*.tsx'] }];
    expect(unownedFiles(['client/ui/link.tsx'], both)).toEqual([
      'client/ui/link.tsx: client, more',
    ]);
  });
});
