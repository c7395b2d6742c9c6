/** The stylesheet of the gallery: the brand's own, answering to the frame's width, and the gallery's rules. */
import type { Fetcher } from '@cloudflare/workers-types';
import { galleryCss, onFrame } from '../../client/gallery/gallery-css.ts';
import type { Brand } from '../../domain/brand.ts';
import { manifest } from './manifest.ts';

export interface GallerySheet {
  readonly css: string;
  /** Subresource integrity. */
  readonly integrity: string;
}

/**
 * @param url of the request: the asset host is asked under the same origin
 * @throws Error when the build has no stylesheet for the brand
 */
export async function gallerySheet(
  assets: Fetcher,
  url: string,
  brand: Brand,
): Promise<GallerySheet> {
  const style = manifest.styles[brand.slug];
  const file = style && (await assets.fetch(new URL(style.sheet.url, url).href));
  if (!file?.ok) throw new Error(`No stylesheet for the brand "${brand.slug}": run npm run build`);
  const css = onFrame(await file.text()) + galleryCss;
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(css));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { css, integrity: `sha384-${base64}` };
}
