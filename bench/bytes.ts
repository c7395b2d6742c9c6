/** Bytes that a browser gets, brotli: script, style, HTML and fonts of a page, and the worker's bundle. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brands } from '../brands/brands.ts';
import { root } from '../scripts/build/files-below.ts';
import { runQuietly } from '../scripts/site/run-tool.ts';
import { landingPages } from './landing-pages.ts';
import { scriptBytes } from './page-scripts.ts';

const client = join(root, 'dist', 'client');

/** Prints a table of sizes against the budgets of docs/operations/speed.md. */
export async function bytesTable(): Promise<void> {
  const assets = readdirSync(join(client, 'assets'));
  const brotli = (file: string) =>
    brotliCompressSync(readFileSync(join(client, 'assets', file))).length;
  const scripts = assets.filter((file) => file.endsWith('.js'));
  const runtime = scripts.find((file) => file.startsWith('runtime-')) ?? '';
  const code = new Map(
    scripts.map((file) => [file, readFileSync(join(client, 'assets', file), 'utf8')]),
  );

  console.log('\nBytes, brotli');
  console.log(row('runtime', brotli(runtime), '≤ 1,100'));
  for (const { brand, path, islands } of landingPages()) {
    console.log(row(`scripts ${brand}${path}`, scriptBytes(code, islands), '≤ 85,000'));
  }
  for (const file of scripts) console.log(row(`  ${file}`, brotli(file), ''));
  for (const { slug } of brands) {
    const sheet =
      assets.find((file) => new RegExp(`^${slug}-[0-9a-f]{10}\\.css$`).test(file)) ?? '';
    const fonts = assets.filter((file) => file.startsWith(`${slug}-`) && file.endsWith('.woff2'));
    const fontBytes = fonts.reduce(
      (sum, file) => sum + statSync(join(client, 'assets', file)).size,
      0,
    );
    console.log(row(`style ${slug}`, brotli(sheet), '≤ 15,000'));
    console.log(row(`fonts ${slug}`, fontBytes, ''));
  }
  const outdir = join(root, 'dist', 'bench', 'worker');
  await runQuietly('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', outdir]);
  console.log(
    row('worker (gzip)', gzipSync(readFileSync(join(outdir, 'index.js'))).length, '≤ 500,000'),
  );
}

function row(name: string, bytes: number, budget: string): string {
  return `${name.padEnd(36)} ${bytes.toLocaleString('en-AU').padStart(9)}   ${budget}`;
}
