/** Vite plugin: the brands' pictures under /media/<brand>/, and the headers of everything static. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brands } from '../../brands/index.ts';
import { barePolicy, commonHeaders } from '../../worker/http/headers.ts';
import { filesBelow, root } from './files.ts';

/** Emits media as it lies in brands/<slug>/media, and the `_headers` file of the asset host. */
export function copyMedia(): Plugin {
  return {
    name: 'copy-media',
    generateBundle() {
      for (const { slug } of brands) {
        const folder = join(root, 'brands', slug, 'media');
        for (const file of filesBelow(folder)) {
          this.emitFile({
            type: 'asset',
            fileName: `media/${slug}/${file}`,
            source: readFileSync(join(folder, file)),
          });
        }
      }
      this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders() });
    },
  };
}

/** The asset host answers without the worker, so it is told the same headers in its own format. */
function assetHeaders(): string {
  const lines = Object.entries({ ...commonHeaders, 'content-security-policy': barePolicy }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [
    '/*',
    ...lines,
    '/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '/media/*',
    '  cache-control: public, max-age=86400, stale-while-revalidate=604800',
    '',
  ].join('\n');
}
