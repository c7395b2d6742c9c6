/** Vite plugin: two stylesheets per brand (fonts, tokens, styles, utilities), one for most pages, one for pages with plans. */
import type { Plugin } from 'vite';
import { brands } from '../../brands/brands.ts';
import { ownColourRules } from '../../worker/render/colour-sheet.ts';
import { fontFaces, fontName, minifyCss, tokens } from './brand-css.ts';
import { shortHash } from './files-below.ts';
import { fontFiles } from './font-subsets.ts';
import { iconSprite } from './icon-sprite.ts';
import { plansOnly, sharedCss } from './shared-css.ts';

/**
 * Emits `assets/<brand>-<hash>.css`, `assets/<brand>-plans-<hash>.css`, the fonts and the icons; the
 * worker's manifest picks them up by name.
 */
export function brandStylesheets(): Plugin {
  return {
    name: 'brand-stylesheets',
    async generateBundle() {
      const emit = (name: string, ending: string, source: string | Uint8Array) => {
        const fileName = `assets/${name}-${shortHash(source)}.${ending}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const icons = emit('icons', 'svg', iconSprite());
      const most = await sharedCss((file) => !plansOnly.test(file));
      const plans = await sharedCss();
      for (const brand of brands) {
        const { slug, theme } = brand;
        const faces: string[] = [];
        for (const font of [theme.fonts.text, theme.fonts.heading]) {
          if (!font) continue;
          const { common, all, weight } = await fontFiles(font);
          const name = fontName(brand, font);
          const urls = {
            common: emit(name, 'woff2', common),
            all: emit(`all-of-${name}`, 'woff2', all),
          };
          faces.push(fontFaces(font, { ...urls, weight }));
        }
        const sheet = (shared: string) =>
          minifyCss([...faces, tokens(brand, icons), shared, ownColourRules(brand)].join('\n'));
        emit(slug, 'css', sheet(most));
        emit(`${slug}-plans`, 'css', sheet(plans));
      }
    },
  };
}
