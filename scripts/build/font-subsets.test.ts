/** Fonts in two files: the first is small and has every character and weight that landing pages use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { filesBelow, root } from './files-below.ts';
import { commonText, fontFiles, ranges, usedWeights } from './font-subsets.ts';
import { readContent } from './read-content.ts';

const fonts = brands.flatMap(({ slug, theme }) =>
  [theme.fonts.text, theme.fonts.heading].flatMap((font) => (font ? [{ slug, font }] : [])),
);

describe.each(fonts)('$font.family of $slug', ({ font }) => {
  it('is a woff2 of at most 15.5 kB that declares its own weights', async () => {
    const { common, all, weight } = await fontFiles(font);
    expect(Buffer.from(common.subarray(0, 4)).toString()).toBe('wOF2');
    expect(common.length).toBeLessThanOrEqual(15_500);
    expect(all.length).toBeGreaterThan(common.length);
    expect(weight).toBe(font.weight.includes(' ') ? '400 700' : font.weight);
  });
});

describe('the two parts of a font', () => {
  it('share no character, and omit none', () => {
    const runs = [ranges.common, ranges.others]
      .flatMap((range) => range.split(','))
      .map((run) =>
        run
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      )
      .map(([first = 0, last = first]) => [first, last] as const)
      .sort(([a], [b]) => a - b);
    let next = 0;
    for (const [first, last] of runs) {
      expect(first).toBe(next);
      next = last + 1;
    }
    expect(next).toBe(0x110000);
  });

  it.each(brands)('have a first file that suffices for each landing page of $slug', ({ slug }) => {
    const pages = Object.values(readContent()[slug]?.pages ?? {});
    expect(pages.length).toBeGreaterThan(10);
    const known = new Set(commonText);
    const rare = [...JSON.stringify(pages)].filter((sign) => !known.has(sign));
    // The sign of a key on the keyboard, in one article.
    expect([...new Set(rare)].filter((sign) => sign !== '⌘')).toEqual([]);
  });
});

it('no view uses an omitted weight', () => {
  const files = filesBelow(join(root, 'client')).filter((file) => /\.(?:tsx?|css)$/.test(file));
  const weights = files.flatMap((file) =>
    [
      ...readFileSync(join(root, 'client', file), 'utf8').matchAll(
        /\bfont-(?:weight:\s*)?(\d{3})\b/g,
      ),
    ].map(([, weight]) => Number(weight)),
  );
  expect(weights).toContain(650);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(usedWeights.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(usedWeights.max);
});
