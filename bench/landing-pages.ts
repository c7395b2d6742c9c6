/** The landing pages of campaigns (home and product pages), and the script that each fetches. */
import { brotliCompressSync } from 'node:zlib';
import { brands } from '../brands/brands.ts';
import { verticals } from '../domain/vertical.ts';
import { readContent } from '../scripts/build/read-content.ts';
import { renderSite } from '../scripts/content/rendered-site.ts';

export interface LandingPage {
  /** The brand's slug. */
  readonly brand: string;
  readonly path: string;
  /** Names, without duplicates. */
  readonly islands: readonly string[];
}

const paths = new Set(['/', ...Object.values(verticals).map(({ productPath }) => productPath)]);

/** Every brand's landing pages, from its current content. */
export function landingPages(): LandingPage[] {
  const content = readContent();
  return brands.flatMap((brand) => {
    const files = content[brand.slug];
    const pages = files ? (renderSite(brand, files)?.pages ?? []) : [];
    return pages
      .filter(({ path }) => paths.has(path))
      .map(({ path, main }) => ({
        brand: brand.slug,
        path,
        islands: [...new Set(main.islands)].sort(),
      }));
  });
}

/**
 * The bytes of script that a page has fetched once these islands have started, with each file compressed
 * separately, as it is served.
 * @param code the code of every script, by file name
 */
export function scriptBytes(code: ReadonlyMap<string, string>, islands: readonly string[]): number {
  if (islands.length === 0) return 0;
  const entries = ['runtime', 'hydrate', ...islands.map((name) => `${name}.island`)];
  const needed = new Set<string>();
  for (const entry of entries) add(code, named(code, entry), needed);
  return [...needed].reduce((sum, file) => sum + compressed(code.get(file) ?? ''), 0);
}

/** Adds the file and its static imports; dynamic imports are fetched only on demand. */
function add(code: ReadonlyMap<string, string>, file: string, to: Set<string>): void {
  if (to.has(file)) return;
  to.add(file);
  const imports = code.get(file)?.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g) ?? [];
  for (const [, imported = ''] of imports) add(code, imported, to);
}

/** @throws Error when the build has no such file: if its name has changed, it would not be counted */
function named(code: ReadonlyMap<string, string>, name: string): string {
  const file = [...code.keys()].find((one) => one.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`The build has no script "${name}"`);
  return file;
}

/** Cached by text: most pages share scripts, and Brotli takes half a second for those of one page. */
const sizes = new Map<string, number>();

function compressed(text: string): number {
  const known = sizes.get(text);
  if (known !== undefined) return known;
  const size = brotliCompressSync(text).byteLength;
  sizes.set(text, size);
  return size;
}
