/** The data for search engines, feed readers and messengers, checked on served pages. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { sections } from '../../../client/sections/section-registry.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { BundledContent } from '../../../worker/ports/content/files-content.ts';
import { sitemap } from '../../../worker/seo/sitemap-and-feed.ts';
import { tagsOf } from '../support/markup.ts';
import { headOf, thing, things } from '../support/page-head.ts';
import { elementsOf } from '../support/parse-xml.ts';
import { bundle, fetchSite, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

const asset = (path: string) => env.ASSETS.fetch(`${originOf('acacia')}${path}`);

/** Width and height of a PNG: its header is always in the same place (PNG §11.2.2). */
async function pngSize(path: string): Promise<[width: number, height: number, bytes: number]> {
  const response = await asset(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = await response.arrayBuffer();
  const view = new DataView(bytes);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20), bytes.byteLength];
}

interface RawPage {
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  readonly image?: { readonly src: string; readonly alt: string };
  readonly sections: readonly { readonly type: string; readonly topics?: unknown }[];
}
const pagesOf = ({ slug }: Brand) =>
  Object.entries(bundle[slug]?.pages ?? {}) as [path: string, page: RawPage][];

describe.each(brands.map((brand) => ({ slug: brand.slug, brand })))('$slug', ({ slug, brand }) => {
  const root = `https://${brand.hosts.production}`;

  it.each(pagesOf(brand))('%s says what it is', async (path, page) => {
    const head = await headOf(await fetchSite(`${originOf(slug)}${path}?utm_source=CANARY`));
    const { meta, links, title } = head;
    const [url, image] = [links.canonical?.[0], meta['og:image']];
    expect(url).toBe(root + path);
    expect(title).toContain(brand.name);
    expect(meta).toMatchObject({
      description: page.description,
      'og:description': page.description,
      'og:site_name': brand.name,
      'og:url': url,
      'og:locale': 'en_AU',
      'og:type': path.startsWith('/blogs/') ? 'article' : 'website',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:title']).toContain(page.title);
    expect(meta['og:image:alt']).toContain(page.image?.alt ?? brand.name);
    const drawing = page.image?.src.split('/').pop()?.replace('.svg', '') ?? '[a-z-]+';
    expect(image).toMatch(new RegExp(`^${root}/media/${slug}/share-${drawing}\\.png$`));
    const [width, height, bytes] = await pngSize(image?.slice(root.length) ?? '');
    expect([width, height]).toEqual([1200, 630]);
    // Messengers omit a picture above 300 kB.
    expect(bytes).toBeLessThan(300_000);
    expect(meta.robots).toBe(page.noindex ? 'noindex' : undefined);
    expect(JSON.stringify([meta, links, head.graph])).not.toContain('CANARY');
  });

  it.each(pagesOf(brand).filter(([, { noindex }]) => !noindex))(
    '%s describes itself as data, in words that are on the page',
    async (path, page) => {
      const head = await headOf(await fetchSite(originOf(slug) + path));
      const known = Object.keys(things);
      expect(head.graph?.map((one) => (one as { '@type': string })['@type'])).toEqual(
        known.filter((type) => thing(head, type as keyof typeof things)),
      );
      expect(thing(head, 'Organization')).toMatchObject({ name: brand.name, url: `${root}/` });
      const ids = JSON.stringify(head.graph).matchAll(/\{"@id":"([^"]*)"\}/g);
      for (const [, id] of ids) expect(id).toBe(thing(head, 'Organization')?.['@id']);

      const trail = thing(head, 'BreadcrumbList')?.itemListElement;
      expect(trail === undefined).toBe(path === '/');
      expect(trail?.map(({ position }) => position)).toEqual(trail?.map((_, index) => index + 1));
      if (trail) expect([trail[0]?.item, trail.at(-1)?.item]).toEqual([`${root}/`, root + path]);
      for (const { item } of trail ?? []) {
        expect(bundle[slug]?.pages).toHaveProperty([item.slice(root.length)]);
      }

      const asks = page.sections.some(({ type }) => /^(?:faq|list-image-faq)$/.test(type));
      const questions = thing(head, 'FAQPage')?.mainEntity;
      expect(questions !== undefined).toBe(asks);
      const shown = head.html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '');
      for (const { name } of questions ?? []) expect(shown).toContain(inHtml(name));

      const article = thing(head, 'Article');
      expect(article === undefined).toBe(!path.startsWith('/blogs/'));
      if (article) expect(article.mainEntityOfPage).toBe(root + path);
    },
  );

  it('has its icons and its manifest, at the sizes they claim', async () => {
    const { links, meta } = await headOf(await fetchSite(`${originOf(slug)}/`));
    expect(links.icon).toEqual([brand.mark.src]);
    expect((await asset(brand.mark.src)).status).toBe(200);
    expect((await pngSize(links['apple-touch-icon']?.[0] ?? '')).slice(0, 2)).toEqual([180, 180]);
    expect(meta['theme-color']).toBe(brand.theme.paper);
    const response = await fetchSite(originOf(slug) + links.manifest?.[0]);
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const app = (await response.json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(app).toMatchObject({ name: brand.name, start_url: '/', lang: 'en-AU' });
    expect(app.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of app.icons) {
      expect(src.startsWith(`/media/${slug}/`)).toBe(true);
      if (type === 'image/png') expect((await pngSize(src)).slice(0, 2).join('x')).toBe(sizes);
    }
    const icon = await fetchSite(`${originOf(slug)}/favicon.ico`);
    expect(icon.headers.get('content-type')).toBe('image/x-icon');
    const ico = new DataView(await icon.arrayBuffer());
    expect([ico.getUint16(2, true), ico.getUint16(4, true)]).toEqual([1, 1]);
    expect(ico.byteLength).toBe(ico.getUint32(14, true) + ico.getUint32(18, true));
    expect(ico.getUint32(ico.getUint32(18, true))).toBe(0x89504e47);
  });

  it('lists its indexable pages in the sitemap, with their dates', async () => {
    const response = await fetchSite(`${originOf(slug)}/sitemap.xml`);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    const xml = await response.text();
    const elements = elementsOf(xml);
    expect(elements[0]).toMatchObject({
      name: 'urlset',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    });
    const texts = (name: string) =>
      elements.filter((one) => one.name === name).map(({ text }) => text);
    const listed = pagesOf(brand).filter(([, { noindex }]) => !noindex);
    expect(texts('loc').toSorted()).toEqual(listed.map(([path]) => root + path).toSorted());
    expect(texts('lastmod')).toHaveLength(listed.length);
    for (const date of texts('lastmod')) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  });
});

describe('robots.txt', () => {
  it.each([
    ['development', 'acacia.localhost', 'User-agent: *\nDisallow: /\n'],
    ['qa', 'qa.acacia.example', 'User-agent: *\nDisallow: /\n'],
    ['uat', 'uat.acacia.example', 'User-agent: *\nDisallow: /\n'],
    [
      'production',
      'www.acacia.example',
      'User-agent: *\nDisallow: /api/\nSitemap: https://www.acacia.example/sitemap.xml\n',
    ],
  ])('of %s', async (STAGE, host, expected) => {
    const fetch = wire({ env: { STAGE, BRAND: '' } });
    expect(await (await fetch(visit(`https://${host}/robots.txt`))).text()).toBe(expected);
    const page = await fetch(visit(`https://${host}/`));
    expect(page.headers.get('x-robots-tag')).toBe(STAGE === 'production' ? null : 'noindex');
  });
});

const hostile = 'Fish & <chips> "now" </script><script>alert(1)</script> ]]> \u2028 \u0007 😀';
const post = (path: string, published: string, more: object = {}): [string, unknown] => [
  path,
  {
    path,
    title: `Post ${path}`,
    description: hostile,
    published,
    sections: [{ type: 'text-box', description: 'Text' }],
    ...more,
  },
];

/** A banksia site with the given pages, alone or added to its own, and none of them cached yet. */
function siteWith(pages: readonly [string, unknown][], only = false) {
  const change = (slug: string, { pages: own }: BundledContent): Partial<BundledContent> =>
    slug === 'banksia'
      ? { pages: Object.fromEntries([...(only ? [] : Object.entries(own)), ...pages]) }
      : {};
  const fetch = wire({ content: freshContent(change) });
  return (path: string) => fetch(visit(originOf('banksia') + path));
}

it('a sitemap has at most 50,000 pages, the content’s before all others', () => {
  const [brand] = brands;
  const more = Array.from({ length: 60_000 }, (_, index) => ({ path: `/${index}`, changed: null }));
  const entry = { title: 'A', description: 'A', published: '2026-01-01' };
  const xml = sitemap(brand as Brand, { '/a': entry } as never, more);
  expect(xml.split('<url>')).toHaveLength(50_001);
  expect(xml).toContain('/a</loc><lastmod>2026-01-01</lastmod>');
});

describe('the feed', () => {
  const home = post('/', '2026-01-01');
  const posts = [
    home,
    post('/blogs', '2026-09-09'),
    post('/blogs/old', '2026-01-31'),
    post('/blogs/hidden', '2026-11-11', { noindex: true }),
    post('/blogs/new', '2026-10-05', { title: hostile }),
    post('/blogs/also-new', '2026-10-05'),
  ];

  it('is RSS 2.0 of the posts, newest first', async () => {
    const response = await siteWith(posts, true)('/blogs/rss.xml?rc=CANARY');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).not.toMatch(/CANARY|hidden/);
    const elements = elementsOf(xml);
    const texts = (name: string) =>
      elements.filter((one) => one.name === name).map(({ text }) => text);
    expect(elements.slice(0, 2)).toMatchObject([
      { name: 'rss', attributes: { version: '2.0' } },
      { name: 'channel', parent: 'rss' },
    ]);
    for (const name of ['title', 'link', 'description']) {
      expect(elements.some((one) => one.name === name && one.parent === 'channel')).toBe(true);
    }
    const order = ['also-new', 'new', 'old'].map(
      (one) => `https://www.banksia.example/blogs/${one}`,
    );
    expect(texts('guid')).toEqual(order);
    expect(texts('link').slice(1)).toEqual(order);
    expect(texts('pubDate')).toEqual([
      'Mon, 05 Oct 2026 00:00:00 GMT',
      'Mon, 05 Oct 2026 00:00:00 GMT',
      'Sat, 31 Jan 2026 00:00:00 GMT',
    ]);
    expect(texts('lastBuildDate')).toEqual(['Mon, 05 Oct 2026 00:00:00 GMT']);
    // XML forbids the bell character; everything else arrives as written.
    expect(texts('title')[2]).toBe(hostile.replace('\u0007', ''));
    expect(elements.find(({ name }) => name === 'atom:link')?.attributes).toMatchObject({
      href: 'https://www.banksia.example/blogs/rss.xml',
      rel: 'self',
    });
  });

  it('has the latest 50 posts', async () => {
    const many = Array.from({ length: 52 }, (_, index) => post(`/blogs/${index}`, '2026-10-06'));
    const xml = await (await siteWith([...posts, ...many], true)('/blogs/rss.xml')).text();
    expect(xml.split('<item>')).toHaveLength(51);
    expect(xml).not.toContain('/blogs/new<');
  });

  it('is linked in the head of every page, and of none without posts', async () => {
    const site = siteWith(posts, true);
    const feed = '/blogs/rss.xml';
    expect((await headOf(await site('/'))).links.alternate).toEqual([feed]);
    const bare = siteWith([home, post('/blogs', '2026-09-09')], true);
    expect((await headOf(await bare('/'))).links.alternate).toBeUndefined();
    expect((await bare(feed)).status).toBe(404);
  });
});

describe('a post', () => {
  it('is an article with its date and author', async () => {
    const site = siteWith([post('/blogs', '2026-09-09'), post('/blogs/one', '2026-10-05')]);
    const head = await headOf(await site('/blogs/one'));
    expect(head.meta).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-10-05',
      'og:image': 'https://www.banksia.example/media/banksia/share-blogs.png',
    });
    expect(thing(head, 'Article')).toMatchObject({
      headline: 'Post /blogs/one',
      datePublished: '2026-10-05',
      author: { '@id': 'https://www.banksia.example/#organization' },
    });
    expect(thing(head, 'BreadcrumbList')?.itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Blogs',
      'One',
    ]);
  });

  it('links its breadcrumbs only to pages that exist', async () => {
    const sections = [{ type: 'hero', title: 'Summer', breadcrumbs: true }];
    const crumbsOn = async (pages: readonly [string, unknown][]) => {
      const html = await (await siteWith(pages)('/offers/summer')).text();
      return /<nav aria-label="Breadcrumbs">.*?<\/nav>/.exec(html)?.[0];
    };
    const summer = post('/offers/summer', '2026-10-05', { sections });
    const hidden = post('/offers/summer', '2026-10-05', { sections, noindex: true });
    for (const page of [summer, hidden]) {
      const above = post('/offers', '2026-10-01');
      expect(await crumbsOn([page])).toMatch(/<span[^>]*>Offers<\/span>/);
      expect(await crumbsOn([page, above])).toMatch(/<a[^>]*>Offers<\/a>/);
    }
  });

  it('is shared with its page’s picture', async () => {
    const photo = { src: '/media/banksia/a.jpg', alt: 'A “photo” & more', width: 900, height: 600 };
    const site = siteWith([post('/blogs/one', '2026-10-05', { image: photo })]);
    const head = await headOf(await site('/blogs/one'));
    expect(head.meta).toMatchObject({
      'og:image': 'https://www.banksia.example/media/banksia/a.jpg',
      'og:image:alt': 'A “photo” & more',
      'og:image:type': 'image/jpeg',
      'og:image:width': '900',
      'og:image:height': '600',
    });
    expect(head.html).toContain(
      '"image":{"@type":"ImageObject","url":"https://www.banksia.example/media/banksia/a.jpg","width":900,"height":600}',
    );
  });

  it('names its author and date if its section does', async () => {
    const { default: example } = sections['blog-post'].examples;
    const written = { ...example, title: 'T'.repeat(140), author: 'Ada Quill', date: '2026-03-04' };
    const site = siteWith([post('/blogs/one', '2026-10-05', { sections: [written] })]);
    expect(thing(await headOf(await site('/blogs/one')), 'Article')).toMatchObject({
      headline: 'T'.repeat(110),
      datePublished: '2026-03-04',
      author: { '@type': 'Person', name: 'Ada Quill' },
    });
  });
});

describe('what an editor wrote', () => {
  const question = { title: hostile, content: [{ paragraph: hostile }, { paragraph: 'More.' }] };
  const faq = { type: 'faq', topics: [question] };

  it('closes no element and reaches the data as it was written', async () => {
    const site = siteWith([post('/hostile', '2026-10-05', { title: hostile, sections: [faq] })]);
    for (const round of ['streamed', 'kept']) {
      const head = await headOf(await site('/hostile'));
      expect(head.meta.description, round).toBe(hostile);
      const [asked] = thing(head, 'FAQPage')?.mainEntity ?? [];
      expect(asked?.name, round).toBe(hostile);
      expect(asked?.acceptedAnswer.text).toContain('</script><script>alert(1)</script> ]]>');
      expect(asked?.acceptedAnswer.text).toMatch(/ More\.$/);
      const scripts = (await tagsOf(head.html)).filter(({ name }) => name === 'script');
      expect(scripts.map(({ attributes }) => attributes)).toEqual([
        { type: 'application/ld+json' },
      ]);
    }
  });

  it('is one list of questions, however many sections have some, and none without any', async () => {
    const site = siteWith([
      post('/twice', '2026-10-05', { sections: [faq, { ...faq, anchor: 'more' }] }),
      post('/none', '2026-10-05'),
      post('/hidden', '2026-10-05', { noindex: true, sections: [faq] }),
    ]);
    expect(thing(await headOf(await site('/twice')), 'FAQPage')?.mainEntity).toHaveLength(2);
    expect(thing(await headOf(await site('/none')), 'FAQPage')).toBeUndefined();
    const hidden = await headOf(await site('/hidden'));
    expect([hidden.graph, hidden.meta.robots]).toEqual([undefined, 'noindex']);
    expect([hidden.links.canonical, hidden.meta['og:url']]).toEqual([undefined, undefined]);
    expect(await (await site('/sitemap.xml')).text()).not.toContain('/hidden');
  });

  it('is not indexed on pages for one visitor', async () => {
    for (const path of ['/nope', '/address?vertical=energy', '/receipt']) {
      const head = await headOf(await fetchSite(originOf('banksia') + path));
      expect([head.graph, head.meta.robots, head.links.canonical]).toEqual([
        undefined,
        'noindex',
        undefined,
      ]);
    }
  });
});

/** The text as React escapes it. */
function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
