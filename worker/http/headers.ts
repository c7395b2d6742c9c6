/** Security headers: one list for everything the worker and the asset host answer (quality: Headers). */

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  /** Icons are masks with data: URIs, compiled into the stylesheet. */
  'img-src': "'self' data:",
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

/** The players of the two video hosts (spec §9), on every brand. */
const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/**
 * The content security policy of a brand's pages.
 * @param formTargets origins a form may end at: a redirect after a post counts (CSP 3 §6.4.1),
 *   so the sign-up's origin has to be named beside our own.
 * @param frameHosts hosts a frame may show beside the video players
 */
export function contentSecurityPolicy(
  formTargets: readonly string[],
  frameHosts: readonly string[],
  secure: boolean,
): string {
  return [
    ...Object.entries(policy).map(([name, value]) => `${name} ${value}`),
    // 'self': the page /challenge, the only one of ours that a frame may show.
    ["frame-src 'self'", ...[...videoHosts, ...frameHosts].map((host) => `https://${host}`)].join(
      ' ',
    ),
    ["form-action 'self'", ...formTargets].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that are the same for every response of every kind. */
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

/** For anything that is not a page of ours: nothing may run, load or frame it. */
export const barePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
