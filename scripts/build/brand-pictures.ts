/** Share images and icons, composed as SVG from a brand's drawings, to be converted to PNG. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Brand } from '../../domain/brand.ts';
import { type BrandIcon, shareSize } from '../../worker/seo/brand-files.ts';
import { root } from './files-below.ts';

/** Width of the coloured panel with the logo; the drawing takes the rest. */
const panel = 470;

/** The brand's logo on its colour, beside one of its drawings on its paper colour. */
export function shareImageSvg(brand: Brand, drawing: string): string {
  const { width, height } = shareSize;
  const { theme } = brand;
  const { width: logoWidth, height: logoHeight } = brand.logo;
  const scale = Math.min((panel - 110) / logoWidth, 110 / logoHeight);
  const [w, h] = [logoWidth * scale, logoHeight * scale];
  const right = width - panel;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${theme.tint}"/>`,
    `<rect width="${panel}" height="${height}" fill="${theme.primary}"/>`,
    `<rect y="${height - 18}" width="${panel}" height="18" fill="${theme.accent}"/>`,
    inlaid(brand, 'logo-light.svg', (panel - w) / 2, (height - h) / 2, w, h),
    inlaid(brand, drawing, panel + 40, 40, right - 80, height - 80),
    '</svg>',
  ].join('');
}

/** The brand's mark on its paper colour. */
export function iconSvg(
  brand: Brand,
  { size, margin }: Pick<BrandIcon, 'size' | 'margin'>,
): string {
  const inset = size * margin;
  const inner = size - 2 * inset;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" fill="${brand.theme.paper}"/>`,
    inlaid(brand, basename(brand.mark.src), inset, inset, inner, inner),
    '</svg>',
  ].join('');
}

/** Embeds a drawing as a separate image, so that ids never clash. */
function inlaid(
  { slug }: Brand,
  file: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const svg = readFileSync(join(root, 'brands', slug, 'media', file));
  const data = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>`;
}
