/** Measures the bytes that a browser loads (a page's script, style and fonts, in Brotli), and the worker's bundle. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brands } from '../brands/brands.ts';
import { root } from '../scripts/build/files-below.ts';
import { bundleWorker } from '../scripts/site/built-site.ts';
import { brand } from './candidates.ts';
import { landingPages, scriptBytes } from './landing-pages.ts';
import { printTable, whole } from './print-table.ts';

const folder = join(root, 'dist', 'client', 'assets');

/** Prints the table with the budgets of docs/operations/speed.md. The client must be built. */
export async function bytesTable(): Promise<void> {
  const assets = readdirSync(folder);
  const scripts = assets.filter((file) => file.endsWith('.js'));
  const code = new Map(scripts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const runtime = scripts.find((file) => file.startsWith('runtime-')) ?? '';
  const bundle = await bundleWorker(join(root, '.wrangler', 'bench', 'bytes'), {
    environment: `${brand.slug}-production`,
  });
  printTable(
    'Bytes: brotli; fonts as they are; the worker gzip',
    ['', 'bytes', 'budget'],
    [
      ['runtime', whole(brotli(runtime)), '1,100'],
      ...landingPages().map(({ brand, path, islands }) => [
        `scripts of ${brand}${path}`,
        whole(scriptBytes(code, islands)),
        '85,000',
      ]),
      ...scripts.map((file) => [`  ${file}`, whole(brotli(file)), '']),
      ...brands.flatMap(({ slug }) => {
        const sheet = assets.find((file) => new RegExp(`^${slug}-[0-9a-f]{10}\\.css$`).test(file));
        return [
          [`style of ${slug}`, whole(brotli(sheet ?? '')), '15,000'],
          [`fonts of ${slug}`, whole(fontBytes(assets, slug)), ''],
        ];
      }),
      [`worker of ${brand.slug}`, whole(gzipSync(readFileSync(bundle)).length), '500,000'],
    ],
  );
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

function fontBytes(assets: readonly string[], slug: string): number {
  return assets
    .filter((file) => file.startsWith(`${slug}-`) && file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
