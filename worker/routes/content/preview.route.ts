/** GET /preview: the CMS's link gives the browser a pass and shows the draft at two widths (docs/contracts/cms.md). */
import { Hono } from 'hono';
import { pagePathPattern } from '../../../domain/post-path.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { isPreviewLink } from '../../http/cms-signature.ts';
import { commonHeaders } from '../../http/headers.ts';
import { newPassCookie, noPassCookie } from '../../http/preview/preview-pass.ts';
import { passOf } from '../../http/preview/refuse-in-preview.ts';
import { countAgainst, demandSameOrigin } from '../../http/request-checks.ts';
import { isHttps, noStore, seeOther } from '../../http/respond.ts';
import { previewCss, previewCssPath } from '../../render/preview-css.ts';
import {
  previewEnded,
  previewEndPath,
  previewFrames,
  previewPolicy,
} from '../../render/preview-pages.tsx';

export const preview = new Hono<AppEnv>();

preview.get('/preview', async (c, next) => {
  const cms = c.get('cms');
  if (!cms?.drafts) return next();
  const { path = '', until, signature } = c.req.query();
  if (!pagePathPattern.test(path)) return answer(c, 403, previewEnded());
  const brand = c.get('brand');
  if (until !== undefined || signature !== undefined) {
    await countAgainst(c.env.LIMIT_SEARCH, c);
    const link = { brand: brand.slug, path, until: until ?? '', signature: signature ?? '' };
    if (!(await isPreviewLink(cms.secret, link, Date.now()))) return answer(c, 403, previewEnded());
    const holder = { secret: cms.secret, brand: brand.slug, https: isHttps(c) };
    c.header('set-cookie', await newPassCookie(holder, Date.now()));
    // Drops the signature, which must not stay in the browser's history.
    return seeOther(c, `/preview?path=${encodeURIComponent(path)}`);
  }
  const pass = await passOf(c);
  if (pass?.state !== 'open') return answer(c, 403, previewEnded());
  return answer(c, 200, previewFrames({ brand: brand.name, path, until: pass.until }));
});

preview.get(previewCssPath, (c, next) => {
  if (!c.get('cms')?.drafts) return next();
  return c.body(previewCss, 200, { 'content-type': 'text/css; charset=utf-8' });
});

/** Works without a valid pass, so that a browser can always get rid of its cookie. */
preview.post(previewEndPath, (c) => {
  demandSameOrigin(c.req.raw);
  c.header('set-cookie', noPassCookie(isHttps(c)));
  return seeOther(c, '/');
});

function answer(c: AppContext, status: 200 | 403, html: string): Response {
  return c.html(html, status, {
    ...commonHeaders,
    ...noStore,
    'content-security-policy': previewPolicy,
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
}
