/** Vite plugin: brands' pictures under /media/<brand>/, providers' logos, and the headers of all static files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { barePolicy, commonHeaders } from '../../worker/http/headers.ts';
import {
  brandIcons,
  mediaPath,
  postDrawing,
  shareDrawings,
  shareImage,
} from '../../worker/seo/brand-files.ts';
import { iconSvg, shareImageSvg } from './brand-pictures.ts';
import { filesBelow, root } from './files-below.ts';
import { icoOf, pngOf } from './raster.ts';

/**
 * Emits brands/<slug>/media unchanged, the share images and icons made from it, and the asset host's
 * `_headers` file.
 */
export function copyMedia(): Plugin {
  return {
    name: 'copy-media',
    generateBundle() {
      for (const brand of brands) {
        const { slug } = brand;
        for (const [path, source] of madePictures(brand)) {
          this.emitFile({ type: 'asset', fileName: path.slice(1), source });
        }
        const folder = mediaFolder(brand);
        for (const file of filesBelow(folder)) {
          this.emitFile({
            type: 'asset',
            fileName: `media/${slug}/${file}`,
            source: readFileSync(join(folder, file)),
          });
        }
      }
      for (const file of filesBelow(logoFolder)) {
        this.emitFile({
          type: 'asset',
          fileName: `media/catalogue/${file}`,
          source: readFileSync(join(logoFolder, file)),
        });
      }
      this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders() });
    },
  };
}

/** Providers belong to no brand, so their logos do not either. */
const logoFolder = join(root, 'content', 'catalogue', 'logos');

function mediaFolder({ slug }: Brand): string {
  return join(root, 'brands', slug, 'media');
}

/** Side of the picture in favicon.ico, in px: enough for a browser tab at double density. */
const tabIcon = 48;

/** Share images and icons by path. */
function madePictures(brand: Brand): [path: string, source: Buffer][] {
  const ico = icoOf(pngOf(iconSvg(brand, { size: tabIcon, margin: 0 })), tabIcon);
  const ofPosts = filesBelow(mediaFolder(brand)).flatMap((file): [string, string][] => {
    const name = postDrawing.exec(file)?.[1];
    return name === undefined ? [] : [[name, file]];
  });
  return [
    ...[...shareDrawings(brand), ...ofPosts].map(([name, drawing]): [string, Buffer] => [
      shareImage(brand, name),
      pngOf(shareImageSvg(brand, drawing)),
    ]),
    ...brandIcons.map((icon): [string, Buffer] => [
      mediaPath(brand, icon.file),
      pngOf(iconSvg(brand, icon)),
    ]),
    [mediaPath(brand, 'favicon.ico'), ico],
  ];
}

/** The worker's headers in the asset host's format, because that host answers without the worker. */
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
