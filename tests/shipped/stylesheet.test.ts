/** The stylesheet: it knows every class that is rendered, and stays within its budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createGenerator } from 'unocss';
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../../client/sections/section.fixture.tsx';
import { sections } from '../../client/sections/section-registry.ts';
import { minifyCss } from '../../scripts/build/brand-css.ts';
import unoConfig from '../../uno.config.ts';

const client = new URL('../../client/', import.meta.url);
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(new URL(file, client), 'utf8');
const own = files.filter((file) => file.endsWith('.css')).map(read);
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|shortcuts)\./.test(file))
  .map(read);

/** Classes that only mark a place, and the empty one. */
const markers = new Set(['', 'group', 'choice']);

const uno = await createGenerator(unoConfig);
const { css } = await uno.generate(sources.join('\n'));
const sheet = [...own, css].join('\n');

describe('the stylesheet', () => {
  it('is at most 15 kB, brotli, without fonts and tokens (docs/operations/speed.md)', () => {
    expect(brotliCompressSync(minifyCss(sheet)).length).toBeLessThanOrEqual(15_000 - 500);
  });

  it('knows every class that a section renders', () => {
    const names = new Set(
      Object.values(sections).flatMap((section) =>
        Object.values(section.examples).flatMap((example) =>
          [...renderSection(example, exampleContext()).matchAll(/\sclass="([^"]*)"/g)].flatMap(
            (match) => (match[1] ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
          ),
        ),
      ),
    );
    const unknown = [...names].filter(
      (name) =>
        !markers.has(name) &&
        !/^c-[bf]g-[0-9a-f]{6}$/.test(name) &&
        !sheet.includes(`.${escaped(name)}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names no host and imports nothing', () => {
    expect(sheet).not.toMatch(/@import|url\((?!["']?data:)/);
  });
});

/** A class name as it stands in a selector. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (character) => `\\${character}`).replace(/^\d/, '\\3$& ');
}
