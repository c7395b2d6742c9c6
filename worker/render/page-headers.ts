/** The headers of a page, made once when it enters the cache. */
import type { Brand, Stage } from '../../domain/brand.ts';
import { commonHeaders, pagePolicy } from '../http/headers.ts';
import { linkHeader } from './compose.tsx';

/** Every page's headers; nothing in them depends on the visitor. `islands`: see linkHeader. */
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
