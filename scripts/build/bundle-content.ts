/** Vite plugin: writes dist/content.ts, the embedded content bundled into the worker, one text per brand. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files-below.ts';
import { readContent } from './read-content.ts';

/**
 * File names stay out of the bundle. Each brand's content is one text, which costs a new isolate nothing until
 * it is parsed; it would have to build objects at once (worker/ports/content/embedded-content.ts).
 */
export function bundleContent(): Plugin {
  return {
    name: 'bundle-content',
    writeBundle() {
      const texts = Object.entries(readContent()).map(
        ([slug, { version, site, pages }]) =>
          [slug, JSON.stringify({ version, site, pages })] as const,
      );
      mkdirSync(join(root, 'dist'), { recursive: true });
      // Left by older builds, which wrote JSON.
      rmSync(join(root, 'dist/content.json'), { force: true });
      writeFileSync(join(root, 'dist/content.ts'), contentModule(texts));
    },
  };
}

/**
 * TypeScript that exports `texts`. If a deployed environment defines `EMBEDDED_BRAND`
 * (scripts/deploy/wrangler-blocks.ts), its bundler drops the other brands' texts.
 */
function contentModule(texts: readonly (readonly [brand: string, text: string])[]): string {
  const entries = texts.map(([brand, text]) => {
    const slug = JSON.stringify(brand);
    return `  ...(typeof EMBEDDED_BRAND === 'undefined' || EMBEDDED_BRAND === ${slug} ? { ${slug}: ${JSON.stringify(text)} } : {}),`;
  });
  return [
    '/** Written by the build: the embedded content, as JSON, by brand. */',
    'declare const EMBEDDED_BRAND: string | undefined;',
    'export const texts: Readonly<Record<string, string>> = {',
    ...entries,
    '};\n',
  ].join('\n');
}
