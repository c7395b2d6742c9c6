/** GET /challenge: Turnstile on its own page, which only our own pages may frame. */
import { Hono } from 'hono';
import { challengePath } from '../../../client/islands/form/challenge-message.ts';
import type { AppEnv } from '../../context.ts';
import { commonHeaders } from '../../http/headers.ts';
import { noStore } from '../../http/respond.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { manifest } from '../../render/manifest.ts';

export const challenge = new Hono<AppEnv>();

const api = 'https://challenges.cloudflare.com';

/** The page contains nothing of the visitor, so Cloudflare's script has nothing to read. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${api}`,
  `frame-src ${api}`,
  `connect-src 'self' ${api}`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

challenge.get(challengePath, (c, next) => {
  if (!isChallenging(c.env)) return next();
  const { url, integrity } = manifest.challenge;
  const siteKey = (c.env.TURNSTILE_SITE_KEY ?? '').replace(/[^\w.-]/g, '');
  const html = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>Security check</title><meta name="robots" content="noindex"><script src="${api}/turnstile/v0/api.js?render=explicit" defer></script><script type="module" src="${url}" integrity="${integrity}"></script></head><body><main><div data-sitekey="${siteKey}"></div></main></body></html>`;
  return c.html(html, 200, {
    ...commonHeaders,
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    ...noStore,
    'x-robots-tag': 'noindex',
  });
});
