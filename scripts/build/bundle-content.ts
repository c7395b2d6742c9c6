/** Vite plugin: writes dist/content.ts, the embedded content that the worker carries: a text for each brand. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files-below.ts';
import { readContent } from './read-content.ts';

/**
 * The names of files stay out of the bundle. A brand's content is a text in it, which a new isolate passes
 * over; objects it would have to make (worker/ports/content/embedded-content.ts).
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
      // Where content stood before it was a module.
      rmSync(join(root, 'dist/content.json'), { force: true });
      writeFileSync(join(root, 'dist/content.ts'), contentModule(texts));
    },
  };
}

/**
 * TypeScript that exports `texts`. Where a deployed environment defines `EMBEDDED_BRAND`
 * (scripts/deploy/wrangler-blocks.ts), its bundler leaves the other brands' out.
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
