/** Converts SVG to PNG: the same bytes on every machine, and only once per drawing. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root, shortHash } from './files-below.ts';
import { writeWhole } from './whole-file.ts';

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {
  version: string;
};
/** Cached, because a drawing takes about 100 ms and the development server builds on every edit. */
const cache = join(root, 'node_modules', '.cache', 'drawings');

/** @param svg shapes only: text would need the machine's fonts, which differ */
export function pngOf(svg: string): Buffer {
  const file = join(cache, `${shortHash(version + svg)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  mkdirSync(cache, { recursive: true });
  writeWhole(file, png);
  return png;
}

/** An ICO file with one PNG: six bytes of header, sixteen of directory, then the picture. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
