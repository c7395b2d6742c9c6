/** Vite plugin: writes dist/content.json, the embedded content that the worker carries. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files-below.ts';
import { readContent } from './read-content.ts';

/** The names of files stay out of the bundle. */
export function bundleContent(): Plugin {
  return {
    name: 'bundle-content',
    writeBundle() {
      const bundle = Object.fromEntries(
        Object.entries(readContent()).map(([slug, { version, site, pages }]) => [
          slug,
          { version, site, pages },
        ]),
      );
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(join(root, 'dist/content.json'), JSON.stringify(bundle));
    },
  };
}
