/** Previews: drafts that only their editor sees, and forms that are refused. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Cms } from '../../../worker/content/cms.types.ts';
import { signPreviewLink } from '../../../worker/http/cms-signature.ts';
import { edgeCache } from '../../../worker/http/edge-cache.ts';
import { newPassCookie } from '../../../worker/http/preview/preview-pass.ts';
import { cmsSecret } from '../../cms/fake-cms-vars.ts';
import { cmsPage, fillRoom, publication } from '../../cms/fill-room.ts';
import { faultNames } from '../../partner/partner-faults.ts';
import {
  bundle,
  freshContent,
  originOf,
  postForm,
  postJson,
  visit,
  wire,
} from '../support/workerd-site.ts';
import { cmsOf } from './cms-site.fixture.ts';

const origin = originOf('acacia');
const cmsOrigin = inject('cms');
const frame = bundle.acacia?.site as { footer: object };
const block = (component: string, props: object = {}) => ({
  type: 'component-block',
  component,
  props,
});
const words = (description: string) => block('text-box', { description });

/** Paths of drafts that were never published, some of them like routes of ours. */
const newPaths = [
  '/brand-new',
  '/media',
  '/media/news',
  '/media/cms',
  '/media-kit',
  '/preview/summer',
  '/previews',
  '/apis',
  '/healthz/more',
  '/plans/energy',
  '/assets',
];

/** The number of visits, leads, messages and submissions together. */
async function rowsOf(): Promise<unknown> {
  const count = (table: string) => `(SELECT count(*) FROM ${table})`;
  const tables = ['visit', 'lead', 'contact_message', 'submission'].map(count).join(' + ');
  return env.LEADS_DB.prepare(`SELECT ${tables} AS count`).first('count');
}

let cms: Cms;
let lines: string[];
beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await fillRoom(cmsOrigin, 'preview', {
    acacia: {
      log: [publication(1)],
      pages: { '/energy': cmsPage('/energy') },
      frame,
      draftFrame: { ...frame, footer: { ...frame.footer, about: 'A draft of who we are' } },
      drafts: {
        '/energy': cmsPage('/energy', {
          title: 'Energy as a draft',
          document: [
            words('Words of a draft'),
            block('no-such-block'),
            block('text-box', { description: 'x', look: 'shiny' }),
            block('faq', { topics: 7 }),
          ],
        }),
        ...Object.fromEntries(
          newPaths.map((path) => [path, cmsPage(path, { document: [words('A new page')] })]),
        ),
        '/unreadable': cmsPage('/unreadable', { title: 'no title' }),
      },
    },
  });
  cms = await cmsOf('preview');
});

const site = (over: Partial<Cms> = {}) => wire({ cms: { ...cms, ...over } });
const passOf = async (over: object = {}, now = Date.now()) => {
  const holder = { secret: cmsSecret, brand: 'acacia', https: false, ...over };
  return (await newPassCookie(holder, now)).split(';')[0] ?? '';
};
const seen = async (path: string, cookie: string | undefined, fetch = site()) => {
  const response = await fetch(visit(origin + path, { headers: cookie ? { cookie } : {} }));
  return { response, html: await response.text() };
};

async function link(over: Partial<Record<'path' | 'until' | 'signature' | 'brand', string>> = {}) {
  const until = over.until ?? `${Math.floor(Date.now() / 1000) + 900}`;
  const signed = { brand: over.brand ?? 'acacia', path: '/energy', until };
  const signature = over.signature ?? (await signPreviewLink(cmsSecret, signed));
  return `/preview?${new URLSearchParams({ path: over.path ?? '/energy', until, signature })}`;
}

describe('the link of the CMS', () => {
  it('gives the browser a pass, leaves no signature behind, and shows the draft at two widths', async () => {
    const { response } = await seen(await link(), undefined);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/preview?path=%2Fenergy',
    ]);
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    const frames = await seen('/preview?path=%2Fenergy', cookie);
    expect(frames.response.status).toBe(200);
    expect(frames.html.match(/<iframe[^>]* src="\/energy"/g)).toHaveLength(2);
    expect(frames.html).toContain('End preview');
    expect(frames.response.headers.get('cache-control')).toBe('no-store');
    expect(frames.response.headers.get('x-robots-tag')).toBe('noindex');
    expect(frames.response.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const css = await seen('/preview/preview.css', cookie);
    expect(css.response.headers.get('content-type')).toContain('text/css');
  });

  it('over https gives a cookie that only this host can have set', async () => {
    const fetch = wire({ cms, env: { STAGE: 'production', BRAND: 'acacia' } });
    const response = await fetch(visit(`https://www.acacia.example${await link()}`));
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-kj_draft=.*; Path=\/;.*; Secure$/);
  });

  it.each([
    ['has ended', { until: `${Math.floor(Date.now() / 1000) - 1}` }],
    ['is of another brand', { brand: 'banksia' }],
    ['is for another page', { path: '/' }],
    ['is forged', { signature: 'a'.repeat(64) }],
    ['is cut', { signature: '' }],
    ['points to another host', { path: '//evil.example' }],
    ['points to a parent folder', { path: '/../x' }],
  ])('that %s is refused in the same words', async (_, over) => {
    const { response, html } = await seen(await link(over), undefined);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(html).toContain('Open the page again from the CMS');
    expect(html).toBe((await seen('/preview?path=/energy', undefined)).html);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is an unknown page where there are no previews', async () => {
    const { drafts: _, ...without } = cms;
    const fetch = wire({ cms: without });
    expect((await seen(await link(), undefined, fetch)).response.status).toBe(404);
    expect((await seen(await link(), undefined, wire())).response.status).toBe(404);
    const { html } = await seen('/energy', await passOf(), fetch);
    expect(html).not.toContain('kj-preview');
  });
});

describe('a draft', () => {
  it('is shown with a strip, cached nowhere, and framed only by us', async () => {
    const { response, html } = await seen('/energy', await passOf());
    expect(response.status).toBe(200);
    for (const text of ['Words of a draft', 'Energy as a draft', 'A draft of who we are']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('its forms send nothing');
    const { headers } = response;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('has a shorter strip in our own frame, which says the rest', async () => {
    const headers = { cookie: await passOf(), 'sec-fetch-dest': 'iframe' };
    const html = await (await site()(visit(`${origin}/energy`, { headers }))).text();
    expect(html).toContain('its forms send nothing');
    expect(html).not.toContain('End preview');
  });

  it('has a box for each section that visitors would not see, with the reason', async () => {
    const { html } = await seen('/energy', await passOf());
    const boxes = html.split('class="kj-left-out"').length - 1;
    expect(boxes).toBe(3);
    expect(html).toContain('Section <!-- -->2<!-- --> (<!-- -->no-such-block<!-- -->)');
    expect(html).toContain('<p>unknown type</p>');
    expect(html).toMatch(/<p>look: [^<]+<\/p>/);
    expect(html).toMatch(/<p>topics: [^<]+<\/p>/);
    expect(lines.join()).not.toContain('left_out');
  });

  it.each(newPaths)('of a new page, %s, is there for its editor only', async (path) => {
    const fetch = site();
    const { response, html } = await seen(path, await passOf(), fetch);
    expect(response.status).toBe(200);
    expect(html).toContain('A new page');
    expect(html).toContain('its forms send nothing');
    expect((await seen(path, undefined, fetch)).response.status).toBe(404);
  });

  it('that does not exist is an unknown page', async () => {
    expect((await seen('/nowhere', await passOf())).response.status).toBe(404);
  });

  it.each(['/healthz', '/api/openapi.json', '/preview/preview.css'])(
    'is not looked up at %s, which is not a page',
    async (path) => {
      const page = vi.fn(() => Promise.resolve(null));
      const { drafts } = cms;
      if (!drafts) throw new Error('The CMS shows no drafts');
      const fetch = site({ drafts: { ...drafts, page } });
      const { response } = await seen(path, await passOf(), fetch);
      expect(response.status).toBe(200);
      expect(page).not.toHaveBeenCalled();
    },
  );

  it('never reaches anyone else, nor any cache', async () => {
    const content = freshContent();
    const fetch = wire({ cms, content });
    const before = await seen('/energy', undefined, fetch);
    const draft = await seen('/energy', await passOf(), fetch);
    const again = await seen('/energy', undefined, fetch);
    expect(draft.html).toContain('Words of a draft');
    for (const one of [before, again]) {
      expect(one.html).not.toMatch(/Words of a draft|kj-preview|kj-left-out/);
      expect(one.response.headers.get('x-frame-options')).toBe('DENY');
    }
    expect(again.response.headers.get('server-timing')).toContain('hit');
    for (const path of ['/brand-new', '/nowhere', '/contact']) {
      await seen(path, await passOf(), fetch);
      const { html } = await seen(path, undefined, fetch);
      expect(html).not.toMatch(/kj-preview|A draft of who we are/);
    }
  });

  it('is not shown after its time, nor with another brand’s pass or a forged one', async () => {
    const passes = [
      await passOf({}, Date.now() - 31 * 60_000),
      await passOf({ brand: 'banksia' }),
      await passOf({ secret: 'another-secret-of-thirty-two-letters' }),
      `kj_draft=zzzzzzzz.${'a'.repeat(64)}`,
    ];
    for (const cookie of passes) {
      const { response, html } = await seen('/energy', cookie);
      expect(response.status).toBe(200);
      expect(html).not.toMatch(/Words of a draft|kj-preview/);
      expect((await seen('/preview?path=/energy', cookie)).response.status).toBe(403);
    }
  });

  it('that cannot be read is reported, and the published page is shown', async () => {
    const { html } = await seen('/unreadable', await passOf());
    expect(html).toContain('The draft cannot be shown');
    expect(html).toContain('title: too odd: $&amp; $1');
  });

  it('ends when its editor says so', async () => {
    const cookie = await passOf();
    const response = await site()(postForm(`${origin}/preview/end`, {}, { cookie }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('set-cookie')).toMatch(/^kj_draft=; Path|^kj_draft=; Max-Age=0/);
    const elsewhere = postForm(`${origin}/preview/end`, {}, { origin: 'https://evil.example' });
    expect((await site()(elsewhere)).status).toBe(403);
  });
});

describe('a CMS that fails during a preview', () => {
  const faults = [...faultNames.filter((name) => name !== 'delay'), 'giant'];
  it.each(faults)('%s: the published page, with a notice', async (fault) => {
    await fillRoom(cmsOrigin, 'preview', { acacia: { log: [], pages: {}, frame } });
    const fetch = wire({ cms: await cmsOf('preview', fault) });
    const startedAt = Date.now();
    const { response, html } = await seen('/energy', await passOf(), fetch);
    expect(response.status).toBe(200);
    expect(html).toContain('The CMS did not answer');
    expect(html).toContain('</html>');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Date.now() - startedAt).toBeLessThan(4000);
  });

  it('leaves nothing of what its editor sees in the cache under the published page’s key', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    const put = vi.spyOn(cache, 'put');
    const pages = () => put.mock.calls.filter(([url]) => String(url).includes('page-cache'));
    const away = async () => Promise.reject(new Error('The CMS is away'));
    const drafts = { frame: away, page: away };
    const fetch = wire({ cms: { ...cms, drafts }, content: freshContent() });
    for (const path of ['/energy', '/contact', '/nowhere']) {
      const { html } = await seen(path, await passOf(), fetch);
      expect(html).toContain('The CMS did not answer');
      expect(pages()).toEqual([]);
    }
    const { response } = await seen('/contact', undefined, fetch);
    expect(response.headers.get('server-timing')).toContain('miss');
    expect(pages()).toHaveLength(1);
  });
});

describe('a form in a preview', () => {
  const manual = {
    vertical: 'energy',
    entry: 'manual',
    UnitNumber: '',
    LotNumber: '',
    StreetNumber1: '19',
    StreetName: 'Murray Road',
    Locality: 'BRUNSWICK',
    State: 'VIC',
    Postcode: '3056',
    page: '/energy',
  };
  const posts = ['/api/hero', '/api/lead', '/api/lead-form', '/api/contact', '/'];

  it.each(posts)('%s is refused, in words, and leaves no trace', async (path) => {
    const before = await rowsOf();
    const response = await site()(postJson(origin + path, manual, { cookie: await passOf() }));
    expect(response.status).toBe(403);
    const text = await response.text();
    expect(text).toContain('This is a preview, so nothing was sent');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await rowsOf()).toEqual(before);
  });

  it('without script is refused with a page that says so', async () => {
    const cookie = await passOf();
    const response = await site()(
      postForm(`${origin}/api/hero`, { vertical: 'energy' }, { cookie }),
    );
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('so nothing was sent');
  });

  it('on a page left open after the preview ended is refused once; the next one is accepted', async () => {
    const cookie = await passOf({}, Date.now() - 31 * 60_000);
    const refused = await site()(postJson(`${origin}/api/hero`, manual, { cookie }));
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Load the page again');
    expect(refused.headers.get('set-cookie')).toMatch(/^kj_draft=; Max-Age=0/);
    expect((await site()(postJson(`${origin}/api/hero`, manual))).status).toBe(200);
  });

  it('suggests postcodes, and the gateway refuses writing calls, even when the preview has ended', async () => {
    const call = (path: string, method: string, cookie: string) =>
      site()(postJson(`${origin}/api/v2`, { path, method, body: { search: '3056' } }, { cookie }));
    const ended = await passOf({}, Date.now() - 31 * 60_000);
    for (const cookie of [await passOf(), ended]) {
      const found = await call('/postcode/list', 'GET', cookie);
      expect(found.status).toBe(200);
      expect(await found.json()).toMatchObject({ code: 1, status: 200 });
      expect(found.headers.get('set-cookie')).toBeNull();
      const before = await rowsOf();
      for (const path of ['/visit/create', '/visit/progress']) {
        const refused = await call(path, 'POST', cookie);
        expect(refused.status).toBe(403);
        expect(await refused.text()).toContain('so nothing was sent');
      }
      expect(await rowsOf()).toEqual(before);
    }
  });

  it('still finds addresses, reports failures and gets the CMS’s calls, and treats another brand’s pass as none', async () => {
    const cookie = await passOf();
    const call = (path: string, body: object) =>
      site()(postJson(`${origin}/api/${path}`, body, { cookie }));
    expect((await call('address-search', { address: '19 quandong rd' })).status).toBe(200);
    for (const path of ['retreive-address', 'retrieve-address']) {
      expect((await call(path, { recordId: 'unknown' })).status).toBe(404);
    }
    expect((await call('next-token', {})).status).toBe(200);
    expect((await call('beacon', { island: 'hero', message: 'x' })).status).toBe(204);
    expect((await call('content/publish', {})).status).toBe(401);
    const other = await passOf({ brand: 'banksia' });
    const taken = await site()(postJson(`${origin}/api/hero`, manual, { cookie: other }));
    expect(taken.status).toBe(200);
  });
});
