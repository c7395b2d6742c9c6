/** The headers of a page, made once when it enters the cache. */
import type { Brand, Stage } from '../../domain/brand.ts';
import { commonHeaders, pagePolicy } from '../http/headers.ts';
import { manifest, styleOf } from './manifest.ts';

/**
 * Every page's headers; nothing in them depends on the visitor.
 * @param islands whether the page is known to need the runtime
 */
export function pageHeaders(brand: Brand, stage: Stage, islands: boolean): Record<string, string> {
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en-AU',
    'content-security-policy': pagePolicy(brand, stage),
    'cache-control': 'private, no-cache',
    link: linkHeader(brand, islands),
    ...(stage === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** Stylesheet, fonts and runtime, which the platform turns into early hints. */
function linkHeader(brand: Brand, islands: boolean): string {
  const { sheet, fonts } = styleOf(brand);
  const { runtime } = manifest;
  return [
    `<${sheet.url}>; rel=preload; as=style; integrity="${sheet.integrity}"`,
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...(islands ? [`<${runtime.url}>; rel=modulepreload; integrity="${runtime.integrity}"`] : []),
  ].join(', ');
}
