/** Minifies CSS with the Lightning CSS that Vite brings. */
import { transform } from 'lightningcss';

/** Targets browsers of the last two years. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'brand.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) },
  });
  return Buffer.from(code).toString('utf8');
}
