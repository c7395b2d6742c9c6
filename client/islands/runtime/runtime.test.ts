/** The size of the one script that every page with an island loads (docs/operations/speed.md). */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { plainDynamicImports } from '../../../scripts/build/plain-dynamic-imports.ts';

it('is at most 1.1 kB, compressed', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainDynamicImports()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'runtime.ts'),
        external: /hydrate/,
      },
    },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  expect(code).toContain('x-island');
  expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(1100);
});
