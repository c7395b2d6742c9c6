/** The headers of pages, made once per brand, stage and kind of page. */
import type { Brand, Stage } from '../../domain/brand.ts';
import { commonHeaders, pagePolicy } from '../http/headers.ts';
import { manifest, sheetOf, styleOf } from './manifest.ts';

/** The headers made so far, shared by a brand's pages of the same kind. */
const known = new WeakMap<Brand, Map<string, Readonly<Record<string, string>>>>();

/**
 * A page's headers; none depends on the visitor.
 * @param islands whether the page is known to need the runtime
 * @param plans whether its head links the stylesheet that includes the styles of plans
 */
export function pageHeaders(
  brand: Brand,
  stage: Stage,
  islands: boolean,
  plans = false,
): Readonly<Record<string, string>> {
  const key = `${stage} ${islands} ${plans}`;
  const ofBrand = known.get(brand) ?? new Map<string, Readonly<Record<string, string>>>();
  known.set(brand, ofBrand);
  const made = ofBrand.get(key) ?? makeHeaders(brand, stage, islands, plans);
  ofBrand.set(key, made);
  return made;
}

function makeHeaders(
  brand: Brand,
  stage: Stage,
  islands: boolean,
  plans: boolean,
): Record<string, string> {
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en-AU',
    'content-security-policy': pagePolicy(brand, stage),
    'cache-control': 'private, no-cache',
    link: linkHeader(brand, islands, plans),
    ...(stage === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/**
 * Stylesheet, fonts, icons and runtime, in the order that a page needs them; the platform turns them into
 * early hints. Fonts that arrive after the first paint would shift the content below a heading
 * (docs/decisions/018-first-paint.md).
 */
function linkHeader(brand: Brand, islands: boolean, plans: boolean): string {
  const { fonts } = styleOf(brand);
  const sheet = sheetOf(brand, plans);
  const { runtime } = manifest;
  return [
    `<${sheet.url}>; rel=preload; as=style; integrity="${sheet.integrity}"`,
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    // Browsers fetch mask images in anonymous CORS mode, so the preload has to match.
    `<${manifest.icons}>; rel=preload; as=image; type="image/svg+xml"; crossorigin; fetchpriority=low`,
    ...(islands
      ? [`<${runtime.url}>; rel=modulepreload; integrity="${runtime.integrity}"; fetchpriority=low`]
      : []),
  ].join(', ');
}
