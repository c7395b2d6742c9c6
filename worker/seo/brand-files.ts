/** The URLs and paths of a brand's pages and files: share images, icons and the web app manifest. */
import type { Brand } from '../../domain/brand.ts';
import { verticals } from '../../domain/vertical.ts';

/**
 * A page's absolute URL, for search engines and sharing: always the production host, over https.
 * @param path starts with a slash; `/` is the home page
 */
export function publicUrl(brand: Brand, path: string): string {
  return `https://${brand.hosts.production}${path}`;
}

/** The size of a share image, which Open Graph and the large Twitter card show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface BrandIcon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** The fraction of the width left free on each side of the mark. */
  readonly margin: number;
  readonly purpose: 'apple' | 'any' | 'maskable';
}

/**
 * PNG icons on the brand's paper colour. A maskable icon may be cropped to a circle of 80 % of its width
 * (W3C Web App Manifest, "maskable"); Apple rounds the corners.
 */
export const brandIcons: readonly BrandIcon[] = [
  { file: 'icon-180.png', size: 180, margin: 0.14, purpose: 'apple' },
  { file: 'icon-192.png', size: 192, margin: 0.1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 0.1, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];

/** The path of one of the brand's media files. */
export function mediaPath(brand: Brand, file: string): string {
  return `/media/${brand.slug}/${file}`;
}

/** The page type whose image is used for every page without one. */
const anyPage = 'home';

/**
 * The brand's share images, by page type: the file of the drawing on each. Every brand has these
 * drawings (brands/README.md).
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

/** The file names of posts' drawings; each has a share image. */
export const postDrawing = /^(blog-[\w-]+)\.svg$/;

/** The name of the share image for a page's own drawing; undefined when the build makes none. */
export function shareDrawing(brand: Brand, src: string): string | undefined {
  const folder = mediaPath(brand, '');
  return src.startsWith(folder) ? postDrawing.exec(src.slice(folder.length))?.[1] : undefined;
}

/** The path of the share image of a page type or a post's drawing. */
export function shareImage(brand: Brand, name: string): string {
  return mediaPath(brand, `share-${name}.png`);
}

/** The path of the share image for a page without its own picture. */
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
 * Name, colours and icons for a home screen (W3C Web App Manifest). `display: browser`: it opens with
 * the address bar, because this is not an app.
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
