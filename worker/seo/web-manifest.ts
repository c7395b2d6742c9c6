/** The web app manifest of a brand: name, colours and icons for a home screen (W3C Web App Manifest). */
import type { Brand } from '../../domain/brand.ts';
import { brandIcons, mediaPath } from './brand-files.ts';

export const webManifestPath = '/site.webmanifest';

/** `display: browser`: a link on the home screen, with the browser's address bar, since this is no app. */
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
