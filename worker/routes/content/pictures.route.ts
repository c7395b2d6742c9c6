/** GET /media/cms/…: editors' uploaded pictures, in the requested size where the platform resizes. */
import { Hono } from 'hono';
import { pictureWidths } from '../../../content/model/media.schema.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { outsideDeadlineMs } from '../../http/outside/outside.ts';
import { keptPicture, picturePath, pictureType } from '../../ports/content/cms/cms-pictures.ts';

export const pictures = new Hono<AppEnv>();

pictures.get(`${picturePath}:file`, async (c) => {
  const file = c.req.param('file');
  const type = pictureType(file);
  if (!type) throw new Problem('not_found');
  const width = widthToMake(c);
  const resized = width && (await resizedPicture(c, width));
  if (resized) return resized;
  const bytes = (await draftPicture(c, file)) ?? (await keptPicture(c.env.CONTENT, file));
  if (!bytes) throw new Problem('not_found');
  return c.body(bytes, 200, { ...(width ? aMinute : forever), 'content-type': type });
});

/** A file name is never reused, so its content never changes. */
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** For a picture that could not be resized just now: the next request may get the right size and format. */
const aMinute = { 'cache-control': 'public, max-age=60', vary: 'accept' };

/** In a preview the picture may not be published yet, so it comes from the CMS and is not stored. */
async function draftPicture(c: AppContext, file: string): Promise<ArrayBuffer | undefined> {
  if (!c.get('preview')) return undefined;
  const found = await c
    .get('cms')
    ?.pictures.fresh(file)
    .catch(() => undefined);
  return typeof found === 'string' ? undefined : found;
}

/**
 * The width to ask the platform for. The platform fetches the original from this route, marked by `Via`; that
 * request is answered with the original.
 */
function widthToMake(c: AppContext): number | undefined {
  const isOwnCall = c.req.header('via')?.includes('image-resizing');
  if (c.env.IMAGES_RESIZE !== 'on' || isOwnCall || c.get('preview')) return undefined;
  return pictureWidths.find((one) => `${one}` === c.req.query('w'));
}

/** The picture, resized by the platform; undefined when that fails. */
async function resizedPicture(c: AppContext, width: number): Promise<Response | undefined> {
  const accepted = c.req.header('accept') ?? '';
  const format = ['avif', 'webp'].find((one) => accepted.includes(`image/${one}`));
  const image = { width, fit: 'scale-down', metadata: 'none', ...(format && { format }) };
  const original = new URL(c.req.path, c.req.url).href;
  // `cf` is the platform's own option, not part of the web's RequestInit.
  const init: RequestInit & { readonly cf: object } = { cf: { image }, redirect: 'manual' };
  const answer = await begunInTime(original, init);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !type.startsWith('image/') || type.includes('svg')) {
    await answer?.body?.cancel();
    return undefined;
  }
  const headers = { ...forever, 'content-type': type, vary: 'accept' };
  return new Response(answer.body, { headers });
}

/**
 * Undefined when the response fails or has not begun by the deadline of outside calls. Once begun it is
 * not aborted: it streams to the visitor at the speed of their connection.
 */
async function begunInTime(url: string, init: RequestInit): Promise<Response | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), outsideDeadlineMs);
  try {
    return await fetch(url, { ...init, signal: late.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
