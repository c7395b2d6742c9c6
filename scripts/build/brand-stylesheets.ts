/** Vite plugin: one stylesheet per brand (fonts, tokens, base, the utilities that client/ uses). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'unocss';
import type { Plugin } from 'vite';
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import unoConfig from '../../uno.config.ts';
import { fontFaces, minifyCss, tokens } from './brand-css.ts';
import { filesBelow, root, shortHash } from './files-below.ts';

/** Emits `assets/<brand>-<hash>.css` and the fonts; the worker's manifest picks them up by name. */
export function brandStylesheets(): Plugin {
  return {
    name: 'brand-stylesheets',
    async generateBundle() {
      const shared = await sharedCss();
      for (const brand of brands) {
        const { fonts } = brand.theme;
        const faces = [fonts.text, fonts.heading]
          .filter((font) => font !== undefined)
          .map((font) => {
            const bytes = readFileSync(join(root, 'node_modules', font.file));
            const name = font.family.toLowerCase().replaceAll(' ', '-');
            const fileName = `assets/${brand.slug}-${name}-${shortHash(bytes)}.woff2`;
            this.emitFile({ type: 'asset', fileName, source: bytes });
            return fontFaces(font, `/${fileName}`);
          });
        const css = minifyCss(sheetOf(brand, faces, shared));
        this.emitFile({
          type: 'asset',
          fileName: `assets/${brand.slug}-${shortHash(css)}.css`,
          source: css,
        });
      }
    },
  };
}

function sheetOf(brand: Brand, faces: readonly string[], shared: string): string {
  return [...faces, tokens(brand), shared].join('\n');
}

/** base.css, then the utilities found in the sources of client/. */
async function sharedCss(): Promise<string> {
  const uno = await createGenerator(unoConfig);
  const sources = filesBelow(join(root, 'client'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|shortcuts|fixture)\./.test(file))
    .map((file) => readFileSync(join(root, 'client', file), 'utf8'));
  const tokensUsed = new Set<string>();
  for (const source of sources) await uno.applyExtractors(source, undefined, tokensUsed);
  const { css } = await uno.generate(tokensUsed, { preflights: true });
  const styles = filesBelow(join(root, 'client/styles'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(root, 'client/styles', file), 'utf8'));
  return [...styles, css].join('\n');
}
