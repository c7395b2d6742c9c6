/** Vite plugin: writes dist/manifest.json, which tells the worker the paths of hashed assets. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { fontName } from './brand-css.ts';
import { filesBelow, integrityOf, root, shortHash } from './files-below.ts';

/** The shape is parsed again by worker/render/manifest.ts. */
export function workerManifest(): Plugin {
  return {
    name: 'worker-manifest',
    writeBundle(_options, bundle) {
      const names = Object.keys(bundle);
      const assetOf = (fileName: string) => {
        const output = bundle[fileName];
        if (!output) throw new Error(`The build has no ${fileName}`);
        const bytes = output.type === 'chunk' ? output.code : output.source;
        return { url: `/${fileName}`, integrity: integrityOf(bytes) };
      };
      const find = (pattern: RegExp) => {
        const name = names.find((candidate) => pattern.test(candidate));
        if (!name) throw new Error(`The build has no file like ${pattern}`);
        return name;
      };
      const manifest = {
        build: buildId(names),
        runtime: assetOf(find(/^assets\/runtime-[^/]+\.js$/)),
        challenge: assetOf(find(/^assets\/challenge-[^/]+\.js$/)),
        icons: `/${find(/^assets\/icons-[^/]+\.svg$/)}`,
        styles: Object.fromEntries(
          brands.map((brand) => [
            brand.slug,
            {
              sheet: assetOf(find(new RegExp(`^assets/${brand.slug}-[0-9a-f]{10}\\.css$`))),
              plans: assetOf(find(new RegExp(`^assets/${brand.slug}-plans-[0-9a-f]{10}\\.css$`))),
              fonts: fontsOf(brand, names),
            },
          ]),
        ),
      };
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(join(root, 'dist/manifest.json'), JSON.stringify(manifest, null, 2));
    },
  };
}

/** The paths of the brand's own fonts; another brand's slug may begin with this one's. */
export function fontsOf(brand: Brand, names: readonly string[]): string[] {
  const { text, heading } = brand.theme.fonts;
  const own = [text, ...(heading ? [heading] : [])].map(
    (font) => new RegExp(`^assets/${fontName(brand, font)}-[0-9a-f]{10}\\.woff2$`),
  );
  return names.filter((name) => own.some((one) => one.test(name))).map((name) => `/${name}`);
}

/** The worker's source folders: `content/blocks` turns CMS documents into pages; content has its own versions. */
const parts = ['domain', 'content/model', 'content/blocks', 'client', 'worker', 'brands'];

/**
 * Changes with any asset, view, worker source or package, so that no page cached by another build is
 * served: packages count because they too affect pages, such as the one that sanitises rich text.
 * @param folder of the project
 */
export function buildId(assets: readonly string[], folder: string = root): string {
  const sources = parts.flatMap((part) =>
    filesBelow(join(folder, part)).map((file) => join(folder, part, file)),
  );
  const bytes = [...sources, join(folder, 'package-lock.json')].map((file) => readFileSync(file));
  return shortHash(Buffer.concat([Buffer.from([...assets].sort().join('\n')), ...bytes]));
}
