/** /media/cms/: pictures as stored, smaller where the platform resizes, and drafts' pictures for their editor only. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outsideDeadlineMs } from '../../../worker/http/outside/outside.ts';
import { newPassCookie } from '../../../worker/http/preview/preview-pass.ts';
import { keptPicture } from '../../../worker/ports/content/cms/cms-pictures.ts';
import { cmsSecret } from '../../cms/fake-cms-vars.ts';
import { originOf, visit, wire } from '../support/workerd-site.ts';
import { cmsOf } from './cms-site.fixture.ts';

const origin = originOf('acacia');
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await env.CONTENT.put('media:kept.webp', bytes('the original'));
  await env.CONTENT.put('media:bad.svg', '<svg onload="alert(1)"/>');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const get = (path: string, headers: HeadersInit = {}, fetch = wire()) =>
  fetch(visit(`${origin}/media/cms/${path}`, { headers }));

/** The headers that say how long caches keep it, and by which request headers. */
const kept = ({ headers }: Response) => [headers.get('cache-control'), headers.get('vary')];
const forGood = ['public, max-age=31536000, immutable', null];
const forNow = ['public, max-age=60', 'accept'];

describe('a picture', () => {
  it('is served as it was stored, cached for good, and as nothing but a picture', async () => {
    const response = await get('kept.webp');
    expect([response.status, await response.text()]).toEqual([200, 'the original']);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    'lost.webp',
    'bad.svg',
    'constructor',
    '__proto__',
    'kept.webp/x',
    '%2e%2e%2fx.png',
    '',
  ])('%s is not there', async (file) => {
    expect((await get(file)).status).toBe(404);
  });

  it('is the original at any width where the platform does not resize', async () => {
    for (const query of ['?w=320', '?w=321', '?w=', '?w=9999&x=1']) {
      expect(await (await get(`kept.webp${query}`)).text()).toBe('the original');
    }
  });
});

describe('where the platform resizes', () => {
  const resizing = wire({ env: { IMAGES_RESIZE: 'on' } });
  const answering = (make: () => Response | Promise<Response>) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => make());
  const small = () => new Response('small', { headers: { 'content-type': 'image/avif' } });

  it('a picture comes in the requested width and the best format that the browser accepts', async () => {
    const asked = answering(small);
    const accept = 'image/avif,image/webp,*/*';
    const response = await get('kept.webp?w=640', { accept }, resizing);
    expect(await response.text()).toBe('small');
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(kept(response)).toEqual([forGood[0], 'accept']);
    expect(asked.mock.lastCall).toEqual([
      `${origin}/media/cms/kept.webp`,
      expect.objectContaining({
        cf: { image: { width: 640, fit: 'scale-down', metadata: 'none', format: 'avif' } },
      }),
    ]);
  });

  it('the platform’s own call gets the original, and so do other widths', async () => {
    const asked = answering(small);
    const via = { via: '1.1 image-resizing' };
    const own = await get('kept.webp?w=640', via, resizing);
    expect([await own.text(), ...kept(own)]).toEqual(['the original', ...forGood]);
    for (const query of ['', '?w=641', '?w=640.0', '?w=-1']) {
      const original = await get(`kept.webp${query}`, {}, resizing);
      expect([await original.text(), ...kept(original)]).toEqual(['the original', ...forGood]);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('9403'))],
    ['says no', () => new Response('no', { status: 415 })],
    ['sends a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    [
      'sends an SVG',
      () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
    ],
  ])('the original is served for a minute when it %s', async (_, make) => {
    answering(make);
    const response = await get('kept.webp?w=640', {}, resizing);
    expect([await response.text(), ...kept(response)]).toEqual(['the original', ...forNow]);
    expect((await get('lost.webp?w=640', {}, resizing)).status).toBe(404);
  });
});

it('the original is served for a minute when the platform does not answer in time', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const response = get('kept.webp?w=640', {}, wire({ env: { IMAGES_RESIZE: 'on' } }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(outsideDeadlineMs);
    expect([await (await response).text(), ...kept(await response)]).toEqual([
      'the original',
      ...forNow,
    ]);
  } finally {
    vi.useRealTimers();
  }
});

describe('a picture of a draft', () => {
  const holder = { secret: cmsSecret, brand: 'acacia', https: false };

  it('comes from the CMS for its editor, is stored nowhere, and is hidden from everyone else', async () => {
    const fetch = wire({ cms: await cmsOf('pictures') });
    const cookie = (await newPassCookie(holder, Date.now())).split(';')[0] ?? '';
    const response = await get('of-a-draft.png', { cookie }, fetch);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await keptPicture(env.CONTENT, 'of-a-draft.png')).toBeNull();
    expect((await get('of-a-draft.png', {}, fetch)).status).toBe(404);
    expect((await get('lost.png', { cookie }, fetch)).status).toBe(404);
    expect((await get('kept.webp', { cookie }, fetch)).status).toBe(200);
  });
});
