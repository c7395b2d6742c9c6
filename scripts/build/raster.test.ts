/** Pictures made at build time: the right size, the same each time, and containing the brand's drawing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { brandIcons, shareDrawings } from '../../worker/seo/brand-files.ts';
import { iconSvg, shareImageSvg } from './brand-pictures.ts';
import { root } from './files-below.ts';
import { icoOf, pngOf } from './raster.ts';

/** The colour at a point of a picture, as `#rrggbb`. */
function colourAt(svg: string, x: number, y: number): string {
  const image = new Resvg(svg).render();
  const at = (y * image.width + x) * 4;
  return `#${Buffer.from(image.pixels.subarray(at, at + 3)).toString('hex')}`;
}

describe.each(brands)('the pictures of $slug', (brand) => {
  it('are drawn from files that exist', () => {
    for (const drawing of shareDrawings(brand).values()) {
      expect(existsSync(join(root, 'brands', brand.slug, 'media', drawing)), drawing).toBe(true);
    }
  });

  it('show the brand’s colour and drawing on the share image', () => {
    const svg = shareImageSvg(brand, 'hero.svg');
    expect(colourAt(svg, 5, 5)).toBe(brand.theme.primary);
    expect(colourAt(svg, 5, 625)).toBe(brand.theme.accent);
    const empty = svg.replaceAll(/<image [^>]*>/g, '');
    expect(pngOf(svg).equals(pngOf(empty))).toBe(false);
    expect(pngOf(svg).readUInt32BE(16)).toBe(1200);
    expect(pngOf(svg).readUInt32BE(20)).toBe(630);
  });

  it.each(brandIcons)('have the brand’s paper colour behind $file', ({ size, margin }) => {
    const svg = iconSvg(brand, { size, margin });
    expect(colourAt(svg, 1, 1)).toBe(brand.theme.paper);
    expect(pngOf(svg).readUInt32BE(16)).toBe(size);
  });
});

describe('pngOf', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#123456"/></svg>';

  it('returns the same bytes from the cache as from a new rendering', () => {
    expect(pngOf(svg).equals(pngOf(svg))).toBe(true);
    expect(pngOf(svg).equals(new Resvg(svg).render().asPng())).toBe(true);
  });
});

describe('icoOf', () => {
  it('states the offset and size of its picture', () => {
    const ico = icoOf(Buffer.from('picture'), 48);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const [length, at] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(ico.subarray(at, at + length).toString()).toBe('picture');
    expect(ico.length).toBe(at + length);
  });
});
