/** The picture of all icons: each is in its own cell, in the order that the utilities count on. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../domain/icon-names.ts';
import { iconSprite } from './icon-sprite.ts';
import { sharedCss } from './shared-css.ts';

const sprite = iconSprite();

describe('the icon sprite', () => {
  it('has a cell for each icon, none of them empty', () => {
    const { width, height, pixels } = new Resvg(sprite).render();
    expect([width, height]).toEqual([24, 24 * iconNames.length]);
    const empty = iconNames.filter((_, index) => {
      const cell = pixels.subarray(index * 24 * 24 * 4, (index + 1) * 24 * 24 * 4);
      return cell.every((value) => value === 0);
    });
    expect(empty).toEqual([]);
  });

  it('has a rule that places each icon at its cell', async () => {
    const css = await sharedCss();
    const last = iconNames.length - 1;
    for (const [index, name] of iconNames.entries()) {
      const place = ((100 * index) / last).toFixed(4);
      expect(css).toContain(`.i-lucide-${name}{mask-position:0 ${place}%;}`);
    }
  });
});
