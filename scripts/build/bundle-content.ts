/** Vite plugin: writes dist/content.json, the embedded content that the worker carries: a text for each brand. */
import { mkdirSync, writeFileSync } from 'node:fs';
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
      const texts = Object.fromEntries(
        Object.entries(readContent()).map(([slug, { version, site, pages }]) => [
          slug,
          JSON.stringify({ version, site, pages }),
        ]),
      );
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(join(root, 'dist/content.json'), JSON.stringify(texts));
    },
  };
}
