/** Source conventions that a reader relies on, such as an opening sentence in each file and a small entry module. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { linesOf } from './file-shape.ts';
import { isProduct, sourceFiles as sources } from './project-files.ts';

describe('source files', () => {
  it('open with a sentence that says what they are', () => {
    expect(
      sources.filter(({ text }) => !/^\/\*\*[\s*]+\S/.test(text)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('call outside systems only from the files listed here, where each call has its deadline', () => {
    const call = /(?<![.\w])fetch\(|globalThis\.fetch\b/;
    const ours = sources.filter(({ name }) => name.startsWith('worker/') && isProduct(name));
    expect(ours.filter(({ text }) => call.test(text)).map(({ name }) => name)).toEqual([
      'worker/http/outside/outside-call.ts',
      'worker/http/outside/outside.ts',
      'worker/leads/delivery/partners/call-partner.ts',
      'worker/leads/delivery/partners/lead-partner.ts',
      'worker/leads/delivery/wire-delivery.ts',
      'worker/leads/intake/person-check.ts',
      'worker/ports/content/cms/cms-pictures.ts',
      'worker/routes/content/pictures.route.ts',
      'worker/wire-cms.ts',
    ]);
  });

  it('write out the entries of an object or array, and never spread a literal', () => {
    const literal = /^\s*\.\.\.(?:\{ .* \}|\[.*\]),$/;
    const spreads = sources.flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => literal.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(spreads).toEqual([]);
  });

  it('turn URLs of files into paths that stand, wherever the project is cloned', () => {
    // A URL writes a space or an accent of a folder's name as %20 or %C3%A9.
    const percent = /import\.meta\.url\)\.pathname/;
    expect(sources.filter(({ text }) => percent.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('keep the entry under 60 lines', () => {
    expect(linesOf(readFileSync(join(root, 'worker/index.ts'), 'utf8'))).toBeLessThan(60);
  });
});
