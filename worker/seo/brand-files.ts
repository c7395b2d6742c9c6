/** Places of a brand's pages and files: public URLs, the pictures that the build makes, the web app manifest. */
import type { Brand } from '../../domain/brand.ts';
import { verticals } from '../../domain/vertical.ts';

/**
 * Absolute URL of a page, for search engines and sharing: always the production host, over https.
 * @param path starts with a slash; `/` is the site itself
 */
export function publicUrl(brand: Brand, path: string): string {
  return `https://${brand.hosts.production}${path}`;
}

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

/** The page type whose image serves every page without one. */
const anyPage = 'home';

/**
 * The brand's share images: name of the page type → file of the drawing on it. Every brand has
 * these drawings (brands/README.md).
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

/** File names of the drawings of posts; each has a share image. */
export const postDrawing = /^(blog-[\w-]+)\.svg$/;

/** Name of the share image of a page's own drawing; undefined when the build makes none of it. */
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

export const webManifestPath = '/site.webmanifest';

/**
 * Name, colours and icons for a home screen (W3C Web App Manifest). `display: browser`: a link on the
 * home screen opens with the address bar, since this is not an app.
 */
export function webManifest(brand: Brand): Readonly<Record<string, unknown>> {
  const { name, tagline, theme, mark } = brand;
  return {
    name,
    short_name: name,
    description: tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en-AU',
    dir: 'ltr',
    display: 'browser',
    background_color: theme.paper,
    theme_color: theme.paper,
    icons: [
      { src: mark.src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...brandIcons
        .filter(({ purpose }) => purpose !== 'apple')
        .map(({ file, size, purpose }) => ({
          src: mediaPath(brand, file),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
  };
}
