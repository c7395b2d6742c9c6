/** The page cache: the same bytes for everyone, nothing of a visitor in an entry (docs/contracts/page-cache.md). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { ContentPort } from '../../../worker/ports/content/content.port.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { withoutIds } from '../support/markup.ts';
import { bundle, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

interface Kept {
  readonly key: string;
  readonly text: string;
  readonly headers: string;
}

/** The data centre's own cache is not part of the web's CacheStorage type. */
const edge = (caches as unknown as { default: Cache }).default;
let kept: Kept[] = [];

beforeEach(() => {
  kept = [];
  const put = edge.put.bind(edge);
  vi.spyOn(edge, 'put').mockImplementation(async (request, response) => {
    const key = request instanceof Request ? request.url : String(request);
    const headers = JSON.stringify([...response.headers]);
    kept.push({ key, text: await response.clone().text(), headers });
    return put(request, response);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A site with no page cached yet. */
const freshSite = (brand = 'acacia') => {
  const fetch = wire({ content: freshContent() });
  return async (path: string, headers: HeadersInit = {}) => {
    const response = await fetch(visit(originOf(brand) + path, { headers }));
    return { response, html: await response.text() };
  };
};
const sourceOf = (response: Response) =>
  /cache;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];

describe('the second visitor', () => {
  it('gets the same bytes from the cache, except for the ids of the forms', async () => {
    const get = freshSite();
    const first = await get('/');
    const second = await get('/');
    expect([sourceOf(first.response), sourceOf(second.response)]).toEqual(['miss', 'hit']);
    expect(withoutIds(second.html)).toBe(withoutIds(first.html));
    expect(second.html).not.toBe(first.html);
    // The first response's head is sent before the page is read, so it cannot announce the script yet.
    const shared = ({ headers }: Response) =>
      [...headers].filter(([name]) => !/^(?:x-request-id|server-timing|link)$/.test(name));
    expect(shared(second.response)).toEqual(shared(first.response));
    const [early, full] = [first, second].map(({ response }) => response.headers.get('link') ?? '');
    expect(full?.startsWith(early ?? '?')).toBe(true);
  });

  it('gets nothing of the first: no parameter, no cookie', async () => {
    const get = freshSite();
    const first = await get('/energy?rc=CANARY&utm_source=CANARY', { cookie: 'kj_ref=rcCode=C2' });
    expect(first.html).toContain('rcCode=CANARY');
    expect(first.response.headers.get('set-cookie')).toContain('CANARY');
    const second = await get('/energy');
    expect(sourceOf(second.response)).toBe('hit');
    expect(second.html).not.toContain('CANARY');
    expect(second.response.headers.get('set-cookie')).toBeNull();
    expect(JSON.stringify(kept)).not.toMatch(/CANARY|kj_ref|set-cookie/i);
    expect(kept).toHaveLength(1);
  });

  it('gets the page from the data centre’s cache in a new isolate', async () => {
    const content = freshContent();
    const url = `${originOf('acacia')}/solar`;
    const first = await (await wire({ content })(visit(url))).text();
    vi.resetModules();
    const { wire: wireAnew } = await import('../support/workerd-site.ts');
    const again = await wireAnew({ content })(visit(`${url}?rc=A1`));
    expect(sourceOf(again)).toBe('edge');
    const html = await again.text();
    expect(html).toContain('rcCode=A1');
    expect(withoutIds(html).replaceAll(/(?:\?|&amp;)rcCode=A1/g, '')).toBe(withoutIds(first));
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('an entry', () => {
  it('does not vary by any request header', async () => {
    const odd = {
      'accept-language': 'de',
      'accept-encoding': 'br',
      'user-agent': 'Mobile Safari',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      forwarded: 'host=evil.example',
      cookie: 'session=CANARY',
      referer: 'https://evil.example/',
      'sec-gpc': '1',
      'save-data': 'on',
      range: 'bytes=0-10',
      'if-none-match': '*',
    };
    const first = await freshSite()('/bundle', odd);
    const get = freshSite();
    const plain = await get('/bundle');
    expect(withoutIds(first.html)).toBe(withoutIds(plain.html));
    expect(first.html).not.toMatch(/evil\.example|CANARY/);
    const hit = await get('/bundle', odd);
    expect(sourceOf(hit.response)).toBe('hit');
    expect([hit.response.status, withoutIds(hit.html)]).toEqual([200, withoutIds(plain.html)]);
  });

  it('holds nothing of a campaign in a cookie, which is filled in for its visitor', async () => {
    const remembered = { cookie: 'kj_ref=rcCode=CANARY' };
    const get = freshSite();
    expect((await get('/bundle', remembered)).html).toContain('rcCode=CANARY');
    const plain = await get('/bundle');
    expect(sourceOf(plain.response)).toBe('hit');
    expect(plain.html).not.toContain('CANARY');
    expect((await get('/bundle', remembered)).html).toContain('rcCode=CANARY');
  });

  it('belongs to one brand, even when path and version are the same', async () => {
    const version = crypto.randomUUID();
    const content = freshContent(() => ({ version }));
    const fetch = wire({ content });
    const read = async (brand: string) => {
      const response = await fetch(visit(`${originOf(brand)}/contact`));
      return { source: sourceOf(response), html: await response.text() };
    };
    const acacia = await read('acacia');
    const banksia = await read('banksia');
    expect([acacia.source, banksia.source]).toEqual(['miss', 'miss']);
    expect(banksia.html).toContain('Banksia');
    expect(banksia.html).not.toContain('/media/acacia/');
    expect(withoutIds((await read('acacia')).html)).toBe(withoutIds(acacia.html));
    expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
  });

  it('has a URL that no request of a visitor can have', async () => {
    await freshSite()('/contact');
    expect(kept.map(({ key }) => new URL(key).hostname)).toEqual(['page-cache.invalid']);
  });

  it('is one for all unknown paths, and short-lived', async () => {
    const get = freshSite();
    for (const path of ['/a', '/b', '/c?rc=A', '/wp-admin']) await get(path);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.key).not.toMatch(/wp-admin|%2Fa$/);
    const [, age] = /max-age=(\d+)/.exec(kept[0]?.headers ?? '') ?? [];
    expect(Number(age)).toBeLessThanOrEqual(300);
  });

  it('is not made by HEAD, and a GET after it is complete', async () => {
    const fetch = wire({ content: freshContent() });
    const url = `${originOf('acacia')}/contact`;
    expect(await (await fetch(visit(url, { method: 'HEAD' }))).text()).toBe('');
    const html = await (await fetch(visit(url))).text();
    expect(html).toMatch(/<\/html>$/);
    expect(kept.map(({ text }) => text.slice(-7))).toEqual(['</html>']);
  });

  it('is never made from an error', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const content = freshContent((brand, { pages }) =>
      brand === 'acacia'
        ? {
            pages: {
              ...pages,
              '/': { ...(pages['/'] as object), sections: [{ type: 'no-such-section' }] },
            },
          }
        : {},
    );
    const fetch = wire({ content });
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(visit(`${originOf('acacia')}/`));
      const html = await response.text();
      expect(html).toContain('Something went wrong');
      expect(html).toMatch(/<\/html>$/);
      // The first response's head is sent before the page is read.
      if (round > 0) expect(response.status).toBe(500);
      if (round > 0) expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(kept).toEqual([]);
  });

  it('is never made from a page that cannot be read, which is a 503 when that is known at once', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const own = createFilesContent(bundle);
    for (const path of ['/contact', '/']) {
      const page = vi.fn(async () => null);
      const loader = createContentLoader([{ ...own, page }], () => undefined);
      const fetch = wire({ content: () => loader });
      const response = await fetch(visit(`${originOf('acacia')}${path}`));
      expect(page).toHaveBeenCalled();
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('We could not load this page just now.');
    }
    expect(kept).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    // The page above was first published after the release.
    ['no other source has it, and its crumb would be missing', {}],
    [
      'it is taken from another source, and its crumb may lead nowhere',
      { '/blogs': bundle.acacia?.pages['/blogs'] },
    ],
  ])('is never made while it is unknown whether the page above exists: %s', async (_, pages) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { acacia } = bundle;
    if (!acacia) throw new Error('The bundle has no acacia');
    const own = createFilesContent({ acacia: { ...acacia, version: crypto.randomUUID() } });
    let down = true;
    const published: ContentPort = {
      ...own,
      entry: (...asked) =>
        down && asked[2] === '/blogs'
          ? Promise.reject(new Error('KV is down'))
          : own.entry(...asked),
    };
    const files = createFilesContent({ acacia: { ...acacia, pages } });
    const loader = createContentLoader([published, files], () => undefined);
    const fetch = wire({ content: () => loader });
    const read = async () =>
      (await fetch(visit(`${originOf('acacia')}/blogs/use-your-own-sun-first`))).text();
    const above = /"item":"https:[^"]+\/blogs"/;
    for (let round = 0; round < 2; round += 1) {
      const html = await read();
      expect(above.test(html)).toBe('/blogs' in pages);
    }
    expect(kept).toEqual([]);
    down = false;
    expect(await read()).toMatch(above);
  });

  it('is never made from another source’s page, shown while the version’s own is down', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { acacia } = bundle;
    if (!acacia) throw new Error('The bundle has no acacia');
    const titled = (title: string) => ({
      acacia: {
        ...acacia,
        version: crypto.randomUUID(),
        pages: {
          '/contact': {
            ...(acacia.pages['/contact'] as object),
            sections: [{ type: 'cta', title }],
          },
        },
      },
    });
    const own = createFilesContent(titled('The published one'));
    let down = true;
    const published: ContentPort = {
      ...own,
      source: 'kv',
      page: (...asked) => (down ? Promise.reject(new Error('KV is down')) : own.page(...asked)),
    };
    const files = createFilesContent(titled('The bundled one'));
    const loader = createContentLoader([published, files], () => undefined);
    const fetch = wire({ content: () => loader });
    const read = async (method: string) =>
      (await fetch(visit(`${originOf('acacia')}/contact`, { method }))).text();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const html = await read(method);
      if (method === 'GET') expect(html).toContain('The bundled one');
    }
    expect(kept).toEqual([]);
    down = false;
    expect(await read('GET')).toContain('The published one');
    expect(kept).toHaveLength(1);
  });

  it('is never made from a substitute for content that was never read, and no page is a 404 then', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const version = crypto.randomUUID();
    const own = Object.entries(bundle).map(([brand, one]) => [brand, { ...one, version }]);
    const files = createFilesContent(Object.fromEntries(own));
    const away: ContentPort = {
      ...files,
      source: 'kv',
      version: () => Promise.reject(new Error('KV is down')),
    };
    const loader = createContentLoader([away, files], () => undefined);
    const fetch = wire({ content: () => loader });
    const statusOf = async (path: string) =>
      (await fetch(visit(`${originOf('acacia')}${path}`))).status;
    expect(await Promise.all(['/contact', '/nope'].map(statusOf))).toEqual([200, 503]);
    expect(kept).toEqual([]);
  });

  it('changes with the version of the content', async () => {
    const page = bundle.acacia?.pages['/contact'] as object;
    const titled = (title: string) =>
      freshContent((brand) =>
        brand === 'acacia' ? { pages: { '/contact': { ...page, title } } } : {},
      );
    for (const title of ['First title', 'Second title']) {
      const response = await wire({ content: titled(title) })(
        visit(`${originOf('acacia')}/contact`),
      );
      expect(await response.text()).toContain(`<title>${title}`);
    }
    expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a data centre’s cache that', () => {
  const never = () => new Promise<never>(() => undefined);
  const away = () => Promise.reject(new Error('The cache is away'));

  it.each([
    ['fails', away, away],
    ['hangs', never, away],
  ])('%s does not cost any visitor a page', async (_, match, put) => {
    vi.spyOn(edge, 'match').mockImplementation(match);
    vi.spyOn(edge, 'put').mockImplementation(put);
    const get = freshSite();
    for (const [path, status] of [
      ['/contact', 200],
      ['/nope', 404],
      ['/plans/mobile/nope', 404],
    ] as const) {
      expect((await get(path)).response.status, path).toBe(status);
    }
  });
});

describe('the attribution cookie', () => {
  it('comes only to visitors with campaign parameters', async () => {
    const get = freshSite();
    for (const path of ['/', '/?foo=bar', '/?utm_sourcex=1', '/?rc=', '/nope?x=1']) {
      const { response } = await get(path, { cookie: 'kj_ref=rcCode=C2' });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    for (const path of ['/?rc=A1', '/?gclid=A1', '/nope?clickref=A1']) {
      const { response } = await get(path);
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^kj_ref=[^;]*A1[^;]*; /);
      expect(cookie.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=2592000',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  it.each(['/energy/basic-info', '/compare', '/find-address', '/address', '/receipt'])(
    'is also set on an arrival at %s',
    async (path) => {
      const { response } = await freshSite()(`${path}?rc=A1`);
      expect(response.headers.get('set-cookie')).toMatch(/^kj_ref=rcCode=A1; /);
      const without = await freshSite()(path);
      expect(without.response.headers.get('set-cookie')).toBeNull();
    },
  );

  it('keeps an earlier referral code with a new campaign', async () => {
    const { response } = await freshSite()('/?utm_source=mail', {
      cookie: 'a=1; kj_ref=rcCode=C2',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^kj_ref=rcCode=C2&utm_source=mail; /);
  });
});
