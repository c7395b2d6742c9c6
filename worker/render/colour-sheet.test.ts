/** The stylesheet of an editor's colours: from HTML to path, from path to CSS. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { colourSheet, colourSheetLink, coloursIn, ownColours } from './colour-sheet.ts';

describe('colour sheet', () => {
  it('lists each colour once, in an order independent of the page', () => {
    const linkIn = (html: string) => colourSheetLink(coloursIn(html));
    const a = linkIn('<p class="c-fg-ffffff c-bg-0f4c3a"></p><p class="c-bg-0f4c3a">');
    const b = linkIn('<p class="c-bg-0f4c3a"></p><i class="c-fg-ffffff">');
    expect(a).toBe('<link rel="stylesheet" href="/colours/bg-0f4c3a.fg-ffffff.css"/>');
    expect(b).toBe(a);
    expect(linkIn('<p class="c-fg-xyz">')).toBe('');
  });

  it.each(brands)('omits the colours in the sheet of $slug', (brand) => {
    const own = ownColours(brand);
    const primary = `bg-${brand.theme.primary.slice(1)}`;
    expect(colourSheetLink([primary, 'fg-ffffff'], own)).toBe('');
    expect(colourSheetLink([primary, 'bg-0f4c3b'], own)).toContain('"/colours/bg-0f4c3b.css"');
    expect(colourSheetLink([primary])).toContain(`"/colours/${primary}.css"`);
  });

  it('splits more colours than fit in one path over several', () => {
    const colours = Array.from({ length: 121 }, (_, at) => `bg-${String(at).padStart(6, '0')}`);
    const paths = [...colourSheetLink(colours).matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(paths).toHaveLength(3);
    const rules = paths.map((path) => colourSheet(path ?? '')).join('');
    for (const colour of colours) expect(rules).toContain(`.c-${colour}{`);
  });

  it('answers only its own paths', () => {
    expect(colourSheet('/colours/bg-0f4c3a.fg-ffffff.css')).toBe(
      '.c-bg-0f4c3a{background-color:#0f4c3a}.c-fg-ffffff{color:#ffffff}',
    );
    for (const path of [
      '/colours/bg-0f4c3.css',
      '/colours/.css',
      '/colours/x-ffffff.css',
      '/colours/bg-ffffff}a{.css',
    ]) {
      expect(colourSheet(path)).toBeNull();
    }
  });
});
