/** The pictures that the build makes for each brand: their names and paths, shared by build and worker. */
import type { Brand } from '../../domain/brand.ts';
import { verticals } from '../../domain/vertical.ts';

/** Width and height of a share image: what Open Graph and the large Twitter card show whole. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface BrandIcon {
  readonly file: string;
  /** Width and height in px. */
  readonly size: number;
  /** Share of the width that stays free on each side of the mark. */
  readonly margin: number;
  readonly purpose: 'apple' | 'any' | 'maskable';
}

/**
 * PNG icons on the brand's paper. A maskable icon may be cut to a circle of 80 % of its width
 * (W3C Web App Manifest, "maskable"), Apple rounds the corners.
 */
export const brandIcons: readonly BrandIcon[] = [
  { file: 'icon-180.png', size: 180, margin: 0.14, purpose: 'apple' },
  { file: 'icon-192.png', size: 192, margin: 0.1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 0.1, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];

/** Path of a file of the brand's media. */
export function mediaPath(brand: Brand, file: string): string {
  return `/media/${brand.slug}/${file}`;
}

/** The page type that stands for all others. */
const anyPage = 'home';

/**
 * The brand's share images: name of the page type → file of the drawing on it. The drawings are the
 * ones that every brand has (brands/README.md).
 */
export function shareDrawings(brand: Brand): ReadonlyMap<string, string> {
  return new Map([
    [anyPage, 'hero.svg'],
    ['blogs', 'step-compare.svg'],
    ['contact', 'step-address.svg'],
    ['steps', 'step-switch.svg'],
    ...brand.verticals.map((slug) => [slug, `${slug}.svg`] as const),
  ]);
}

/** Drawings of posts by their file's name; each has a share image. */
export const postDrawing = /^(blog-[\w-]+)\.svg$/;

/** What the share image of a page's own drawing is called, or undefined when the build makes none of it. */
export function shareDrawing(brand: Brand, src: string): string | undefined {
  const folder = mediaPath(brand, '');
  return src.startsWith(folder) ? postDrawing.exec(src.slice(folder.length))?.[1] : undefined;
}

/** Path of the share image of a page type or of a post's drawing. */
export function shareImage(brand: Brand, name: string): string {
  return mediaPath(brand, `share-${name}.png`);
}

/** Path of the share image of a page that has no picture of its own. */
export function shareImagePath(brand: Brand, path: string): string {
  return shareImage(brand, pageType(brand, path));
}

function pageType(brand: Brand, path: string): string {
  if (path === '/blogs' || path.startsWith('/blogs/')) return 'blogs';
  if (path === '/contact') return 'contact';
  if (path === '/steps-to-switch') return 'steps';
  return brand.verticals.find((slug) => path === verticals[slug].productPath) ?? anyPage;
}
