/** The picture shown where a page is shared: the page's own, or else its page type's. */
import { extensionOf, type Image } from '../../content/model/media.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { publicUrl, shareDrawing, shareImage, shareImagePath, shareSize } from './brand-files.ts';

export interface SharePicture {
  /** Absolute, on the production host. */
  readonly url: string;
  readonly alt: string;
  /** Media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Formats that sites showing shared pages can display; none of them displays SVG. */
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * A page's photograph is used unchanged. For a post's drawing the build has made a share image; any
 * other drawing is replaced by the page type's image.
 */
export function sharePicture(brand: Brand, path: string, image?: Image): SharePicture {
  const type = types[extensionOf(image?.src ?? '')];
  if (image && type) {
    const { src, width, height } = image;
    const url = src.startsWith('/') ? publicUrl(brand, src) : src;
    return { url, alt: image.alt || altOf(brand), type, width, height };
  }
  const drawing = shareDrawing(brand, image?.src ?? '');
  const own = drawing === undefined ? shareImagePath(brand, path) : shareImage(brand, drawing);
  return {
    url: publicUrl(brand, own),
    alt: (drawing && image?.alt) || altOf(brand),
    type: 'image/png',
    ...shareSize,
  };
}

function altOf({ name, tagline }: Brand): string {
  return `${name}: ${tagline}`;
}
