/** Conventions of the source that a reader relies on: a sentence first, small files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { sourceFiles as sources } from './project-files.ts';

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
