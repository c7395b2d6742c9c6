/** Pages: the brand that answers, refusals, and redirects. */
import { describe, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { ContentPort } from '../../../worker/ports/content/content.port.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, fetchSite, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

const home = (brand: string) => `${originOf(brand)}/`;
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

describe('a brand’s home', () => {
  it.each(brands.map((brand) => [brand.slug, brand] as const))(
    '%s has its own title, sheet and name',
    async (slug, brand) => {
      const response = await fetchSite(home(slug));
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(titleOf(html)).toContain(brand.name);
      const sheets = (await tagsOf(html))
        .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
        .map(({ attributes }) => attributes.href ?? '');
      expect(sheets.filter((href) => href.startsWith('/assets/'))).toEqual([
        expect.stringMatching(new RegExp(`^/assets/${slug}-[0-9a-f]{10}\\.css$`)),
      ]);
      for (const other of brands.filter((one) => one !== brand)) {
        expect(html).not.toContain(`/media/${other.slug}/`);
        expect(html).not.toContain(`/assets/${other.slug}-`);
      }
    },
  );

  it('is different for each brand: five titles', async () => {
    const titles = await Promise.all(
      brands.map(async ({ slug }) => titleOf(await (await fetchSite(home(slug))).text())),
    );
    expect(new Set(titles).size).toBe(brands.length);
  });

  it('answers whatever the port and the case of the host', async () => {
    expect((await fetchSite('http://acacia.localhost:8787/')).status).toBe(200);
    expect((await fetchSite('http://ACACIA.LocalHost/')).status).toBe(200);
  });
});

describe('a page that the header links to', () => {
  it('is the only page marked there, whichever is requested first', async () => {
    const marked = async (path: string) => {
      const html = await (await fetchSite(`${originOf('banksia')}${path}`)).text();
      const [header = ''] = html.split('</header>');
      return (await tagsOf(header))
        .filter(({ attributes }) => attributes['aria-current'] === 'page')
        .map(({ attributes }) => attributes.href);
    };
    expect(await marked('/contact')).toEqual(['/contact', '/contact']);
    expect(await marked('/privacy-policy')).toEqual([]);
    // The button is in the bar and in the menu for small screens.
    expect(await marked('/bundle')).toEqual(['/bundle', '/bundle']);
    expect(await marked('/')).toEqual([]);
  });
});

describe('every page of every brand', () => {
  const all = brands.flatMap((brand) =>
    Object.keys(bundle[brand.slug]?.pages ?? {}).map((path) => [brand.slug, path, brand] as const),
  );

  it.each(all)('%s %s answers with one canonical URL', async (slug, path, brand) => {
    const response = await fetchSite(`${originOf(slug)}${path}?utm_source=x&page=2`);
    expect(response.status).toBe(200);
    const canonical = (await tagsOf(await response.text()))
      .filter(({ attributes }) => attributes.rel === 'canonical')
      .map(({ attributes }) => attributes.href);
    expect(canonical).toEqual([`https://${brand.hosts.production}${path}`]);
  });
});

describe('an unknown host', () => {
  it.each([
    'http://evil.example/',
    'http://localhost/',
    'http://acacia.localhost.evil.example/',
    'http://xacacia.localhost/',
    'http://www.acacia.example/',
    'http://qa.acacia.example/energy',
    'http://127.0.0.1/api/hero',
  ])('%s gets 421 and a page of no brand', async (url) => {
    const response = await fetchSite(url);
    expect(response.status).toBe(421);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('link')).toBeNull();
    const html = await response.text();
    for (const { name, slug } of brands) expect(html).not.toMatch(new RegExp(`${name}|${slug}`));
    expect(html).toContain('There is no site at this web address.');
  });

  it('is any host but its own for a deployed worker', async () => {
    const fetch = wire({ env: { STAGE: 'production', BRAND: 'acacia' } });
    expect((await fetch(visit('https://www.acacia.example/'))).status).toBe(200);
    expect((await fetch(visit('https://www.banksia.example/'))).status).toBe(421);
    expect((await fetch(visit('http://acacia.localhost/'))).status).toBe(421);
  });
});

describe('an unknown path', () => {
  const notFound = async (path: string) => {
    const response = await fetchSite(`${originOf('correa')}${path}`);
    return { response, html: await response.text() };
  };

  it('is the brand’s own 404, and nothing of the path is in it', async () => {
    const { response, html } = await notFound('/canary-path/wp-login.php');
    expect(response.status).toBe(404);
    expect(html).toContain('Correa');
    expect(html).toContain('We can’t find that page');
    expect(html).not.toContain('canary-path');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it('links to the home page and the lists of the brand’s products', async () => {
    const { html } = await notFound('/no-such-page');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
    expect(links.map(([, href, words]) => [href, words])).toEqual([
      ['/', 'Go to the home page'],
      ['/mobile/plans', 'Compare mobile plans'],
      ['/internet/plans', 'Compare internet plans'],
    ]);
  });

  it('is the same page for all, including the path of another brand’s page', async () => {
    const first = await notFound('/.env');
    for (const path of [
      '/a/b/c',
      '/solar',
      '/404',
      '/%F0%9F%92%A9',
      '/index.php',
      '/constructor',
    ]) {
      const { response, html } = await notFound(path);
      expect(response.status).toBe(404);
      expect(html).toBe(first.html);
      expect(response.headers.get('server-timing')).toContain('cache;desc="hit"');
    }
  });

  it.each(['/receipt', '/withdraw', '/receipt?ref=KJ-0000-0000'])(
    'of a receipt says so, and links to people who can look it up: %s',
    async (path) => {
      const { response, html } = await notFound(path);
      expect(response.status).toBe(404);
      expect(html).toContain('We can’t find that receipt');
      expect(html).toMatch(/<main.*<a [^>]*href="\/contact"[^>]*>Contact us.*<\/main>/);
    },
  );

  it('stays a 404 when a page is called /404', async () => {
    const { acacia } = bundle;
    const about = acacia?.pages['/about'] as object;
    const pages = { ...acacia?.pages, '/404': { ...about, path: '/404' } };
    const content = createFilesContent({ acacia: { ...acacia, pages } } as never);
    const fetch = wire({ content: () => createContentLoader([content], () => undefined) });
    await fetch(visit(`${originOf('acacia')}/404`));
    const unknown = await fetch(visit(`${originOf('acacia')}/no-such-page`));
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('We can’t find that page');
  });
});

it('a page without its header and footer, which could not be read, is a plain one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const site = () => Promise.reject(new Error('Nothing can be read'));
  const fetch = wire({ content: (own) => ({ ...freshContent()(own), site }) });
  for (const path of ['/energy', '/receipt']) {
    const response = await fetch(visit(originOf('acacia') + path));
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^<!DOCTYPE html>.*<h1>[^<]+Please try again\.<\/h1>/s);
  }
  vi.restoreAllMocks();
});

describe('the sitemap and the feed', () => {
  const listed = ['/sitemap.xml', '/blogs/rss.xml'];
  const files = createFilesContent(bundle);
  const down = () => Promise.reject(new Error('KV is down'));

  it.each<[string, Partial<ContentPort>]>([
    ['the live version has not been read yet', { version: down }],
    ['its pages cannot be listed', { entries: down }],
  ])('are not made from another source while %s', async (_, trouble) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    // The source behind has no posts, so it would have no feed.
    const { acacia } = bundle;
    const pages = { '/': acacia?.pages['/'] };
    const behind = createFilesContent({ acacia: { ...acacia, pages } } as never);
    const loader = createContentLoader([{ ...files, ...trouble }, behind], () => undefined);
    const fetch = wire({ content: () => loader });
    for (const path of listed) {
      const response = await fetch(visit(originOf('acacia') + path));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    vi.restoreAllMocks();
  });

  it('give up on a list that hangs, and say when to retry', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const entries = () => new Promise<never>(() => undefined);
    const loader = createContentLoader([{ ...files, entries }, files], () => undefined);
    const fetch = wire({ content: () => loader });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = fetch(visit(`${originOf('acacia')}/sitemap.xml`));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(await Promise.race([asked, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(200);
    const response = await asked;
    vi.useRealTimers();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    vi.restoreAllMocks();
  });

  it('wait for a list longer than a page would', async () => {
    const entries: ContentPort['entries'] = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return files.entries(...asked);
    };
    const loader = createContentLoader([{ ...files, entries }, files], () => undefined);
    const fetch = wire({ content: () => loader });
    for (const path of listed) {
      expect((await fetch(visit(originOf('acacia') + path))).status).toBe(200);
    }
  });
});

describe('methods', () => {
  it('HEAD answers like GET, without a body', async () => {
    for (const path of ['/', '/nope', '/robots.txt', '/receipt']) {
      const url = `${originOf('dianella')}${path}`;
      const head = await fetchSite(url, { method: 'HEAD' });
      const get = await fetchSite(url);
      expect(await head.text()).toBe('');
      expect(head.status).toBe(get.status);
      expect((await get.text()).length).toBeGreaterThan(20);
      const shared = (response: Response) =>
        [...response.headers].filter(([name]) => !/^(?:x-request-id|server-timing)$/.test(name));
      expect(shared(head)).toEqual(shared(get));
    }
  });

  const refused = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'POST'];

  it.each(refused)('%s of a page is 405 and names the allowed methods', async (method) => {
    for (const path of ['/', '/energy', '/nope', '/energy/basic-info']) {
      const response = await fetchSite(`${originOf('acacia')}${path}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toMatch(/<main.*That web address does not work this way/s);
    }
  });

  it.each(['GET', 'HEAD', ...refused.slice(0, 5)])('%s of an API route is 405', async (method) => {
    for (const path of ['/api/hero', '/api/lead', '/api/v2', '/api/address-search']) {
      const response = await fetchSite(`${originOf('acacia')}${path}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });

  it.each([
    ['/api/plans', 'POST', 'GET, HEAD'],
    ['/api/plans/energy', 'DELETE', 'GET, HEAD'],
    ['/find-address', 'DELETE', 'GET, HEAD, POST'],
  ])('%s refuses %s and names %s', async (path, method, allow) => {
    const response = await fetchSite(`${originOf('acacia')}${path}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('an API route that does not exist is 404, and names no methods', async () => {
    for (const method of ['POST', 'PUT', 'OPTIONS']) {
      const response = await fetchSite(`${originOf('acacia')}/api/nothing`, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('allow')).toBeNull();
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });
});

describe('redirects', () => {
  it.each([
    ['/ENERGY', '/energy'],
    ['/energy/', '/energy'],
    ['/Energy//?rc=A%20B', '/energy?rc=A%20B'],
    ['/Privacy-Policy/Open-Energy/', '/privacy-policy/open-energy'],
    ['/energy/basic-info/?rc=PAL-7&plan=X', '/energy/basic-info?rc=PAL-7&plan=X'],
    ['/Compare/?plans=a', '/compare?plans=a'],
    ['/message-sent/?ref=KJ-1', '/message-sent?ref=KJ-1'],
  ])('%s leads to %s', async (path, to) => {
    const response = await fetchSite(`${originOf('acacia')}${path}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['/personal-loan/basic-info', '/Personal-Loan/Basic-Info/'])(
    '%s leads to the plural in one step, where the brand has loans',
    async (path) => {
      const answers = ['dianella', 'acacia'].map((slug) =>
        fetchSite(`${originOf(slug)}${path}?x=1`),
      );
      const [plural, none] = await Promise.all(answers);
      expect(plural?.status).toBe(308);
      expect(plural?.headers.get('location')).toBe('/personal-loans/basic-info?x=1');
      expect(none?.status).toBe(404);
    },
  );

  it('does not lead to the form of a product that the brand does not carry', async () => {
    const { status } = await fetchSite(`${originOf('acacia')}/Personal-Loans/Basic-Info/`);
    expect(status).toBe(404);
  });

  it.each([
    '/\\evil.example',
    '//evil.example',
    '//evil.example/',
    '///evil.example//',
    '/%5Cevil.example/',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example/',
    '/.//evil.example',
    '/..//evil.example/',
    '/https://evil.example/',
    '/@evil.example/',
    '//ENERGY',
    '//energy/',
    '/energy//evil.example/',
    '/ENERGY?//evil.example',
    '/ENERGY?x=%0D%0ALocation:%20https://evil.example',
    '/%0D%0ALocation:%20https://evil.example/',
    '/personal-loan/basic-info?//evil.example',
    '//personal-loan/basic-info',
    '/PERSONAL-LOAN/basic-info//evil.example',
    '/?next=//evil.example',
    '/energy/%2e%2e//evil.example',
  ])('%s leads nowhere else', async (path) => {
    const origin = originOf('acacia');
    const response = await fetchSite(origin + path);
    expect(response.status).toBeLessThan(500);
    const location = response.headers.get('location');
    if (location !== null) {
      expect(location).toMatch(/^\/(?:[a-z]|$)/);
      expect(new URL(location, origin).origin).toBe(origin);
    }
  });
});

describe('search engines', () => {
  it('index production only', async () => {
    const production = wire({ env: { STAGE: 'production', BRAND: 'acacia' } });
    const page = await production(visit('https://www.acacia.example/'));
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(
      await (await production(visit('https://www.acacia.example/robots.txt'))).text(),
    ).toContain('Sitemap: https://www.acacia.example/sitemap.xml');
    expect((await fetchSite(home('acacia'))).headers.get('x-robots-tag')).toBe('noindex');
    const robots = await fetchSite(`${originOf('acacia')}/robots.txt`);
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('find every page in the sitemap, and nothing else', async () => {
    const response = await fetchSite(`${originOf('banksia')}/sitemap.xml`);
    const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc]) => loc,
    );
    expect(listed.toSorted()).toEqual(
      Object.keys(bundle.banksia?.pages ?? {})
        .map((path) => `https://www.banksia.example${path}`)
        .toSorted(),
    );
  });
});
