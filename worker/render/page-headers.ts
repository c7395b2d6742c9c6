/** The headers of a page, made once when it enters the cache. */

import type { Brand, Stage } from '../../domain/brand.ts';
import { frameHostsOf } from '../../domain/frame-hosts.ts';
import { imageHostsOf } from '../../domain/image-hosts.ts';
import { commonHeaders, contentSecurityPolicy } from '../http/headers.ts';
import { linkHeader } from './compose.tsx';

/** Every page's headers; nothing in them depends on the visitor. `islands`: see linkHeader. */
export function pageHeaders(brand: Brand, stage: Stage, islands: boolean): Record<string, string> {
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en-AU',
    'content-security-policy': policyOf(brand, stage),
    'cache-control': 'private, no-cache',
    link: linkHeader(brand, islands),
    ...(stage === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** The policy of a brand's pages at a stage; http on a developer's machine must not be upgraded. */
export function policyOf(brand: Brand, stage: Stage): string {
  const signUp = brand.application[stage];
  return contentSecurityPolicy(
    signUp ? [signUp] : [],
    frameHostsOf(brand),
    imageHostsOf(brand),
    stage !== 'development',
  );
}
