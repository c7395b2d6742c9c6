/** Files and folders stay small enough to be read, and large enough to say something. */
import { describe, expect, it } from 'vitest';
import { crowdedFolders, linesOf, longFiles, medianFault } from './file-shape.ts';
import { isProduct, isTest, projectFiles, sourceFiles } from './project-files.ts';

const product = sourceFiles.filter(({ name }) => isProduct(name));

describe('files', () => {
  it('have at most 250 lines, tests aside', () => {
    expect(product.length).toBeGreaterThan(400);
    expect(longFiles(sourceFiles.filter(({ name }) => !isTest(name)))).toEqual([]);
  });

  it('have a median of 50 to 90 lines in the product', () => {
    expect(medianFault(product)).toBeUndefined();
  });

  it('number at most 25 in each folder', () => {
    const code = projectFiles.filter(({ name }) => /\.(?:tsx?|css)$/.test(name));
    expect(crowdedFolders(code.map(({ name }) => name))).toEqual([]);
  });
});

describe('the checks find planted faults', () => {
  const file = (lines: number, name = 'worker/a.ts') => ({ name, text: '//\n'.repeat(lines) });
  const median = (...lengths: number[]) => medianFault(lengths.map((lines) => file(lines)));

  it('a folder with a 26th file; a subfolder is counted separately', () => {
    const many = Array.from({ length: 25 }, (_, index) => `worker/file-${index}.ts`);
    expect(crowdedFolders([...many, 'worker/http/one-more.ts'])).toEqual([]);
    expect(crowdedFolders([...many, 'worker/one-more.css'])).toEqual(['worker: 26']);
  });

  it('a file with a 251st line', () => {
    expect(linesOf('a\nb\n')).toBe(2);
    expect(longFiles([file(250), file(251, 'client/b.tsx')])).toEqual(['client/b.tsx: 251']);
  });

  it('a median of crumbs, and one of long files', () => {
    expect(median(10, 49, 200)).toBe('49 lines: fold crumbs into their users');
    expect(median(10, 48, 51, 200)).toBe('49.5 lines: fold crumbs into their users');
    expect(median(10, 91, 200)).toBe('91 lines: split files that do several things');
    expect([median(10, 50, 200), median(90), median(1, 40, 60, 250)]).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
  });
});
