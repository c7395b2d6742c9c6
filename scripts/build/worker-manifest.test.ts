/** The build's id changes with anything that changes the contents of a page; each brand preloads its own fonts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { fontName } from './brand-css.ts';
import { buildId, fontsOf } from './worker-manifest.ts';

let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const part of ['worker', 'content/blocks', 'content/acacia']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  write('worker/index.ts', 'one');
  write('content/blocks/page-of-cms.ts', 'one');
  write('content/acacia/site.json', 'one');
  write('package-lock.json', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['worker/index.ts', 'content/blocks/page-of-cms.ts', 'package-lock.json'])(
  'the build id changes with %s',
  (file) => {
    const before = buildId(['a.js'], folder);
    expect(buildId(['a.js'], folder)).toBe(before);
    write(file, 'two');
    expect(buildId(['a.js'], folder)).not.toBe(before);
  },
);

it('the build id ignores content, which has its own version', () => {
  const before = buildId([], folder);
  write('content/acacia/site.json', 'two');
  expect(buildId([], folder)).toBe(before);
});

it('the build id changes with an asset’s name, but not with the order', () => {
  const id = buildId(['a.js', 'b.css'], folder);
  expect(buildId(['b.css', 'a.js'], folder)).toBe(id);
  expect(buildId(['a.js', 'c.css'], folder)).not.toBe(id);
});

it('a brand preloads no fonts of a brand whose slug begins with its own', () => {
  for (const brand of brands) {
    const other = { ...brand, slug: `${brand.slug}-west` };
    const { text, heading = text } = brand.theme.fonts;
    const fontsOfOne = (one: typeof brand) =>
      [...new Set([text, heading])].map((font) => `assets/${fontName(one, font)}-0123456789.woff2`);
    const [own, others] = [fontsOfOne(brand), fontsOfOne(other)];
    const names = [
      ...own,
      ...others,
      ...own.map((name) => name.replace('assets/', 'assets/all-of-')),
    ];
    expect(fontsOf(brand, names)).toEqual(own.map((name) => `/${name}`));
    expect(fontsOf(other, names)).toEqual(others.map((name) => `/${name}`));
  }
});
