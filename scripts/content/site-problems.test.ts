/** Every kind of mistake an editor can make is reported with its file, path and field. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { type ContentFiles, readContent } from '../build/read-content.ts';
import { htmlFacts } from './html-facts.ts';
import { leavesOf, unknownFields } from './json-leaves.ts';
import { siteProblems } from './site-problems.ts';

const [brand] = brands;
if (!brand) throw new Error('No brand: brands/brands.ts is empty');
const files = readContent();
const content = files[brand.slug];
if (!content) throw new Error(`content/${brand.slug} has no site.json`);
const hero = { type: 'hero', title: 'A page' };

/** The home page, and the default target of calls to action. */
const kept = { '/': content.pages['/'], '/contact': content.pages['/contact'] };

/** The problems of one more page, and of nothing else. */
function said(sections: readonly object[], more: object = {}): string[] {
  const path = '/one-more';
  const page = { path, title: 'One', description: 'One more', published: '2026-11-01', sections };
  const own: ContentFiles = {
    version: 'x',
    site: content?.site,
    pages: { ...kept, [path]: { ...page, ...more } },
    files: { [path]: 'content/x/pages/one-more.json' },
  };
  const start = `content/x/pages/one-more.json (${path}): `;
  return siteProblems(brand as NonNullable<typeof brand>, own).flatMap((line) =>
    line.startsWith(start) ? [line.slice(start.length)] : [],
  );
}

describe('siteProblems', () => {
  it('does not report a link to a page that exists but cannot be parsed', () => {
    const pages = { ...kept, '/contact': { path: '/contact' } };
    const files: ContentFiles = { version: 'x', site: content?.site, pages, files: {} };
    const all = siteProblems(brand as NonNullable<typeof brand>, files);
    expect(all.filter((line) => /\/contact\b.* leads to no/.test(line))).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });

  it('reports nothing about a valid page', () => {
    const link = { type: 'cta', title: 'On', ctaLink: '#cta' };
    expect(said([hero, link], { $schema: '../../schemas/page.schema.json' })).toEqual([]);
  });

  it.each([
    ['/no-such-page', 'sections.1.ctaLink: the link /no-such-page leads to no page'],
    [
      '/#nowhere',
      'sections.1.ctaLink: the link /#nowhere leads to no anchor: / has no id "nowhere"',
    ],
    [
      '#nowhere',
      'sections.1.ctaLink: the link #nowhere leads to no anchor: /one-more has no id "nowhere"',
    ],
  ])('finds the broken link %s', (ctaLink, expected) => {
    expect(said([hero, { type: 'cta', title: 'On', ctaLink }])).toEqual([expected]);
  });

  it('does not report a breadcrumb without a page, which is plain text', () => {
    const path = '/offers/summer';
    const head = { path, title: 'One', description: 'One more', published: '2026-11-01' };
    const page = { ...head, sections: [{ ...hero, breadcrumbs: true }] };
    const pages = { ...kept, [path]: page };
    const files: ContentFiles = { version: 'x', site: content?.site, pages, files: {} };
    const all = siteProblems(brand as NonNullable<typeof brand>, files);
    expect(all.filter((line) => line.startsWith(path))).toEqual([]);
  });

  it('finds a broken link inside rich text', () => {
    const node = { type: 'link', href: '/gone', children: [{ text: 'gone' }] };
    const text = { type: 'rich-text', content: [{ type: 'paragraph', children: [node] }] };
    expect(said([hero, text])).toEqual([
      'sections.1.content.0.children.0.href: the link /gone leads to no page',
    ]);
  });

  it.each(['/', '/?rc=A', '/#main', 'https://partner.example/x', 'tel:1300975707', '/sitemap.xml'])(
    'accepts a link to %s',
    (ctaLink) => {
      expect(said([hero, { type: 'cta', title: 'On', ctaLink }])).toEqual([]);
    },
  );

  it('finds repeated ids, and a page without exactly one h1', () => {
    const cta = { type: 'cta', title: 'Call' };
    const call = { ...cta, anchor: 'call' };
    expect(said([hero, cta, cta, call])).toEqual([]);
    expect(said([hero, call, call])).toEqual([
      'the id "call" occurs more than once: change an anchor or an id',
    ]);
    expect(said([cta])).toEqual(['0 h1 on the page: it needs exactly one']);
    expect(said([hero, hero])).toEqual(['2 h1 on the page: it needs exactly one']);
  });

  it('finds missing files, and those of another brand', () => {
    const size = { width: 640, height: 480 };
    const own = `/media/${brand.slug}/gone.svg`;
    expect(said([{ ...hero, media: { url: own, ...size } }])).toEqual([
      `sections.0.media.url: the file ${own} is missing: add brands/${brand.slug}/media/gone.svg`,
    ]);
    expect(said([hero], { image: { src: '/media/other/hero.svg', ...size } })).toEqual([
      `image.src: the file /media/other/hero.svg does not belong to this brand: /media/${brand.slug}/…`,
    ]);
  });

  it('finds misspelt fields, of the page and of a section', () => {
    expect(said([{ ...hero, titel: 'x' }], { noIndex: true })).toEqual([
      'noIndex: there is no such field',
      'sections.0.titel: there is no such field',
    ]);
  });

  it.each(brands)('reports nothing about the content of $slug', (one) => {
    const shipped = files[one.slug];
    expect(shipped && siteProblems(one, shipped)).toEqual([]);
  });
});

describe('the checks’ input', () => {
  it('is HTML with entities resolved, slots removed and text ignored', () => {
    const html =
      '<h1 id="a">&lt;h1&gt;</h1><a class="x" href="/b?c=1&amp;d=2\uE001#e">x</a><img src="/m.svg" alt=""/><video src="/v.mp4" poster="/p.png" muted=""></video><x-island name="tabs" on="idle"></x-island><form method="post" action="/p?a=1&amp;b=2"></form><form action="/g"></form>';
    expect(htmlFacts(html)).toEqual({
      islands: ['tabs'],
      ids: ['a'],
      titles: 1,
      links: ['/b?c=1&d=2#e'],
      posts: ['/p?a=1&b=2'],
      files: ['/m.svg', '/v.mp4', '/p.png'],
    });
  });

  it('is JSON with the path to each string', () => {
    expect(leavesOf({ a: ['x', { b: 'y' }], c: 1, d: null })).toEqual([
      { at: 'a.0', value: 'x' },
      { at: 'a.1.b', value: 'y' },
    ]);
    expect(unknownFields({ a: [{ b: 1, c: 2 }], d: 3 }, { a: [{ b: 1 }] })).toEqual(['a.0.c', 'd']);
  });
});
