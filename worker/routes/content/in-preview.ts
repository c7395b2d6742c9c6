/** Middleware for requests with a preview pass: pages come from the CMS's drafts, and forms are refused. */
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import { createDraftLoader } from '../../content/draft-loader.ts';
import type { AppContext, AppEnv, Preview } from '../../context.ts';
import { passOf, refusedInPreview } from '../../http/preview/refuse-in-preview.ts';
import type { CmsDrafts } from '../../ports/content/cms/cms.port.ts';
import { leftOutSection } from '../../render/left-out-box.tsx';
import { previewEndPath, withStrip } from '../../render/preview-pages.tsx';

/** Posts that change nothing, or do not come from a visitor. */
const harmless = new Set([
  '/api/address-search',
  '/api/retreive-address',
  '/api/retrieve-address',
  '/api/next-token',
  '/api/beacon',
  '/api/content/publish',
  previewEndPath,
  // The gateway refuses its writing calls one by one.
  '/api/v2',
]);
/** Paths without a page, and so without a draft; content may have pages below `/media` and `/preview`. */
const noPage = /^\/(?:api|colours)(?:\/|$)|^\/healthz$|\.[a-z0-9]+$/;

export const inPreview: MiddlewareHandler<AppEnv> = async (c, next) => {
  const drafts = c.get('cms')?.drafts;
  const pass = drafts && (await passOf(c));
  if (!drafts || !pass) return next();
  if (c.req.method === 'POST') {
    if (!harmless.has(c.req.path)) throw refusedInPreview(c, pass);
    // An open pass marks the call as an editor's. An ended pass must stay, so that the form that follows is refused.
    if (pass.state === 'open') c.set('preview', pass);
    return next();
  }
  if (pass.state === 'ended' || c.req.path === '/preview') return next();
  c.set('preview', pass);
  if (noPage.test(c.req.path)) return next();
  pass.notice = await readDraft(c, drafts);
  await next();
  await addStrip(c, pass);
};

/** @returns the reason if the page is not, or not wholly, the draft */
async function readDraft(c: AppContext, drafts: CmsDrafts): Promise<string | undefined> {
  const brand = c.get('brand').slug;
  const path = c.req.path;
  const [frame, read] = await Promise.allSettled([drafts.frame(brand), drafts.page(brand, path)]);
  if (read.status === 'rejected') {
    return 'The CMS did not answer, so this is the published page. Reload it in a moment.';
  }
  const page = read.value;
  if (page && !page.page) {
    const reasons = page.problems.map(({ reason }) => reason).join('; ');
    return `The draft cannot be shown, so this is the published page. ${reasons}`;
  }
  const parsed = v.safeParse(siteSchema, frame.status === 'fulfilled' ? frame.value : null);
  const site = parsed.success ? parsed.output : undefined;
  const draft = { path, page: page?.page ?? null, site, box: leftOutSection };
  c.set('content', createDraftLoader(c.get('content'), draft));
  return site
    ? undefined
    : 'The header and footer are the published ones: their draft could not be read.';
}

/** Reads the whole page first: a draft does not need a fast first byte. */
async function addStrip(c: AppContext, pass: Preview): Promise<void> {
  const { headers, status } = c.res;
  if (!headers.get('content-type')?.startsWith('text/html') || c.req.method === 'HEAD') return;
  const framed = c.req.header('sec-fetch-dest') === 'iframe';
  const html = withStrip(await c.res.text(), { ...pass, framed });
  c.res = new Response(html, { status, headers });
}
