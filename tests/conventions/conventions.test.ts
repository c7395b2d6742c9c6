/** Conventions of the source that a reader relies on: a sentence first, small files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../../scripts/build/files-below.ts';

const sources = [
  'domain',
  'worker',
  'client',
  'brands',
  'content',
  'scripts',
  'bench',
  'tests',
].flatMap((folder) =>
  filesBelow(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({
      name: join(folder, file),
      text: readFileSync(join(root, folder, file), 'utf8'),
    })),
);
const lines = (text: string) => text.split('\n').length;

describe('source files', () => {
  it('open with a sentence that says what they are', () => {
    expect(
      sources.filter(({ text }) => !/^\/\*\*[\s*]+\S/.test(text)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('stay small: nothing but data above 300 lines', () => {
    const long = sources.filter(
      ({ name, text }) => lines(text) > 300 && !/\.(?:data|examples|test|contract)\./.test(name),
    );
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('keep the entry under 60 lines', () => {
    expect(lines(readFileSync(join(root, 'worker/index.ts'), 'utf8'))).toBeLessThan(60);
  });
});
