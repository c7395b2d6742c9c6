/** Security headers: one list for every response of the worker and the asset host (spec: headers). */

import { frameHostsOf, imageHostsOf } from '../../domain/allowed-hosts.ts';
import type { Brand, Stage } from '../../domain/brand.ts';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const;

/** The players of the two video hosts (spec: media), on every brand. */
const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/**
 * The content security policy of a brand's pages at a stage. The sign-up's origin is a form target,
 * because a redirect after a post counts (CSP 3 §6.4.1).
 */
export function pagePolicy(brand: Brand, stage: Stage): string {
  const signUp = brand.application[stage];
  return [
    ...Object.entries(policy).map(([name, value]) => `${name} ${value}`),
    directive("img-src 'self'", imageHostsOf(brand).map(https)),
    // 'self' is for /challenge, and for the drafts in a preview's frames (finishPreview in respond.ts).
    directive("frame-src 'self'", [...videoHosts, ...frameHostsOf(brand)].map(https)),
    directive("form-action 'self'", signUp ? [signUp] : []),
    // A developer's machine serves http.
    ...(stage === 'development' ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

const directive = (start: string, sources: readonly string[]) => [start, ...sources].join(' ');
const https = (host: string) => `https://${host}`;

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(self), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For anything that is not one of our pages: it may not run or load anything, or be framed. */
export const barePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
