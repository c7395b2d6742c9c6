/** Every brand's embedded content fits its schemas, its links and files exist, and it meets a comparison site's duties. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { blogPostSchema } from '../../client/sections/blog-post/blog-post.schema.ts';
import { postLink } from '../../client/sections/blogs/blog-card.tsx';
import { blogsSchema } from '../../client/sections/blogs/blogs.schema.ts';
import { blockNamed } from '../../client/ui/text/rich-text-blocks.tsx';
import { marks } from '../../content/model/rich-text-nodes.schema.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { siteProblems } from '../../scripts/content/site-problems.ts';
import { contentOf, leaves, urlsOf, wordsOf } from './shipped-content.fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Hosts under .example belong to nobody; the others are regulators and two ombudsman schemes. */
const knownHost = /(?:\.example|\.gov\.au|^www\.afca\.org\.au|^www\.tio\.com\.au)$/;
/** Numbers that the ACMA reserves for fiction, without spaces. */
const fictional = /^(?:0[2378](?:5550|7010)\d{4}|1[38]009757(?:0[789]|1[01])|049157\d{4})$/;
const content = readContent();
const phoneLike = /(?:\+61|\(?0[2-9]\)?|1[389]00)(?:[\s-]?\d){6,8}|\b13(?:[\s-]?\d){4}\b/g;

describe.each(brands.map((brand) => ({ slug: brand.slug, brand })))('$slug', ({ slug, brand }) => {
  const { site, rawSite, pages } = contentOf(slug);
  const paths = pages.map(({ page }) => page.path);
  const files = [
    { file: `content/${slug}/site.json`, raw: rawSite },
    ...pages.map(({ file, raw }) => ({ file, raw })),
  ];
  const posts = pages.filter(({ page }) => page.path.startsWith('/blogs/'));
  const searches = pages.flatMap(({ heroes }) => heroes.flatMap((hero) => hero.search ?? []));

  it('has every page that its kind of brand needs, each in the file for its path', () => {
    for (const { file, page } of pages) {
      const name = page.path === '/' ? '/home' : page.path;
      expect(file).toBe(`content/${slug}/pages${name}.json`);
    }
    const carries = (vertical: VerticalSlug) => brand.verticals.includes(vertical);
    const lists = pages
      .filter(({ sections }) => sections.some(({ type }) => type === 'plans'))
      .map(({ page }) => page.path);
    // A brand chooses for itself which pages have frames.
    const framing = pages
      .filter(({ heroes, sections }) =>
        [...heroes, ...sections].some((one) => 'embed' in one || one.type === 'widget'),
      )
      .map(({ page }) => page.path);
    const expected = [
      ...brand.verticals.map((vertical) => verticals[vertical].productPath),
      ...lists,
      ...framing,
      '/',
      '/about',
      '/blogs',
      '/contact',
      '/steps-to-switch',
      '/privacy-policy',
      '/terms-and-conditions',
      ...(carries('energy')
        ? ['/privacy-policy', '/terms-and-conditions'].map((one) => `${one}/open-energy`)
        : []),
      ...(carries('solar') ? ['/terms-and-conditions/solar'] : []),
      ...(brand.style === 'corporate'
        ? ['/board-members', '/careers', '/news', '/success-stories']
        : []),
      ...posts.map(({ page }) => page.path),
    ];
    expect([...paths].sort()).toEqual(expected.sort());
    expect(posts.length).toBeGreaterThanOrEqual(4);
  });

  it('has titles and descriptions written for search', () => {
    const titles = pages.map(({ page }) => page.title);
    const today = new Date().toISOString().slice(0, 10);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { file, page } of pages) {
      expect(page.title.length, `${file} title`).toBeLessThanOrEqual(65);
      expect(page.description.length, `${file} description`).toBeGreaterThanOrEqual(50);
      expect(page.description.length, `${file} description`).toBeLessThanOrEqual(160);
      expect(page.published >= '2026-01-01' && page.published <= today, file).toBe(true);
    }
  });

  it('begins each page with its h1: a hero, or the post itself', () => {
    for (const { file, page, sections } of pages) {
      const first = posts.some((post) => post.page === page) ? 'blog-post' : 'hero';
      const found = sections.filter(({ type }) => type === 'hero' || type === 'blog-post');
      expect(found, file).toEqual([sections[0]]);
      expect(sections[0]?.type, file).toBe(first);
    }
  });

  it('has no link, anchor, id, heading or field that is wrong', () => {
    const own = content[slug];
    expect(own && siteProblems(brand, own)).toEqual([]);
  });

  it('links off the site to known hosts only', () => {
    for (const { file, raw } of files) {
      for (const { value: url } of urlsOf(raw)) {
        if (/^https?:/.test(url)) expect(new URL(url).hostname, file).toMatch(knownHost);
      }
    }
  });

  it('has posts of a length to be read in one go, each with an author, its date and its picture', () => {
    for (const { file, page, sections } of posts) {
      const post = v.parse(blogPostSchema, sections[0]);
      expect(page.path, file).toBe(postLink(post));
      expect(page.title, file).toBe(post.title);
      expect(post.date, file).toBe(page.published);
      expect(post.author, file).toMatch(/^\S+ \S+.*, \S/);
      expect(post.heroImage?.altText, file).not.toBe('');
      const words = wordsOf(post.content).match(/[\p{L}\d’$%]+/gu) ?? [];
      expect(words.length, file).toBeGreaterThanOrEqual(350);
      expect(words.length, file).toBeLessThanOrEqual(600);
      expect(post.readTime, file).toBe(`${Math.ceil(words.length / 200)} min`);
    }
  });

  it('has each post on the index, newest first', () => {
    const index = pages.find(({ page }) => page.path === '/blogs');
    const list = index?.sections.find(({ type }) => type === 'blogs');
    const newest = [...posts].sort((a, b) => b.page.published.localeCompare(a.page.published));
    expect(v.parse(blogsSchema, list).posts.map(postLink)).toEqual(
      newest.map((one) => one.page.path),
    );
  });

  it('shows and plays its own files, pictures at the size they have', () => {
    // Parsed sections, because the schema fills in default sizes that the files leave out.
    for (const { file, page, sections } of pages) {
      for (const { value: url, holder } of urlsOf([page.image, ...sections])) {
        if (!url.startsWith('/media/')) continue;
        const where = `${file}: ${url}`;
        expect(url, where).toMatch(new RegExp(`^/media/${slug}/[\\w-]+\\.(?:svg|webm|ogg|vtt)$`));
        const picture = `${root}brands/${slug}/media/${url.split('/').at(-1)}`;
        expect(existsSync(picture), where).toBe(true);
        // A film's poster takes the film's size.
        if (!url.endsWith('.svg') || holder.poster === url) continue;
        const drawing = readFileSync(picture, 'utf8').slice(0, 400);
        const size = ['width', 'height'].map((name) =>
          Number(new RegExp(` ${name}="(\\d+)"`).exec(drawing)?.[1]),
        );
        expect([holder.width, holder.height], where).toEqual(size);
      }
    }
  });

  it('names no phone number or email address that could be real', () => {
    for (const { file, raw } of files) {
      const text = leaves(raw)
        .map((leaf) => leaf.value)
        .join(' | ');
      for (const [number] of text.matchAll(phoneLike)) {
        expect(number.replace(/\D/g, ''), file).toMatch(fictional);
      }
      for (const [, host] of text.matchAll(/[\w.+-]+@([\w.-]+\w)/g)) {
        expect(host, file).toMatch(/\.example$/);
      }
    }
  });

  it('offers every way to enter a place, and on a product page that product alone', () => {
    expect(searches.some((search) => search.enableManualAddress)).toBe(true);
    expect(searches.some((search) => search.otherLink)).toBe(true);
    expect(searches.some((search) => search.isPostcode)).toBe(true);
    const single = brand.verticals.filter((vertical) => vertical !== 'bundle');
    const widest = Math.max(...searches.map((search) => search.verticals.length));
    // Bundle mode begins above its minimum of 2, which a brand with two verticals cannot reach.
    expect(widest).toBeGreaterThanOrEqual(Math.min(3, single.length));
    for (const { verticals: offered } of searches) {
      expect(single).toEqual(expect.arrayContaining(offered.map((one) => one.slug)));
    }
    for (const vertical of single) {
      const found = pages.find(({ page }) => page.path === verticals[vertical].productPath);
      expect(found?.heroes[0]?.search?.verticals.map((one) => one.slug)).toEqual([vertical]);
    }
  });

  it('says beside every search who is compared, that others are not, and who pays', () => {
    for (const { file, heroes } of pages) {
      for (const { search, disclaimer } of heroes) {
        if (!search) continue;
        expect(disclaimer, file).toMatch(/\ban agreement\b/);
        expect(disclaimer, file).toMatch(/\bnot (?:all|every|the whole)\b|\bothers\b/i);
        expect(disclaimer, file).toMatch(/\bpay\b/);
      }
    }
  });

  it('has the words that the rules ask for, and none that they forbid', () => {
    const required: Readonly<Record<string, string>> = {
      '/energy': 'reference price',
      '/internet': 'ypical evening speed (7pm–11pm)',
      '/personal-loan': 'WARNING: This comparison rate is true only for the examples given',
      '/terms-and-conditions/solar': 'Solar Terms and Conditions',
    };
    for (const { file, page, raw, sections } of pages) {
      const words = wordsOf(raw).replace(/\s+/g, ' ');
      expect(words, file).toContain(required[page.path] ?? '');
      expect(words, file).not.toMatch(/up to[^.]{0,80}Mbps|Mbps[^.]{0,40}up to/i);
      expect(words, file).not.toMatch(
        /\b(?:unbeatable|hurry|last chance|limited time|best (?:price|deal|plan)s?)\b/i,
      );
      for (const { type, illustrative } of sections) {
        if (/^(?:testimonials|success-stories)$/.test(type)) expect(illustrative, file).toBe(true);
        if (/^(?:partner-logos|providers|plans)$/.test(type)) {
          expect(words, file).toMatch(/names are invented/i);
        }
      }
    }
    const steps = pages.find(({ page }) => page.path === '/steps-to-switch');
    const faqs = steps?.sections.filter((one) => one.type === 'faq').map((one) => one.title);
    expect(faqs).toEqual(['Frequently Asked Questions']);
    expect(site.consent.version).toMatch(/^2026-\d\d-\d\d$/);
  });
});

describe('all brands together', () => {
  const pages = brands.flatMap(({ slug }) => contentOf(slug).pages);
  const used = pages.flatMap(({ sections }) => sections);
  const values = (type: string, key: string) => [
    ...new Set(used.filter((one) => one.type === type).map((one) => one[key])),
  ];

  it.each([
    ['hero', 'pageType', ['landingPage', 'careersPage', 'aboutPage', 'blogsPage', 'stepsPage']],
    ['hero', 'style', ['split', 'centred', 'overlay']],
    ['image-text', 'section', ['grid', 'aboutUs', 'steps']],
    ['image-text', 'layout', ['default', '25/75', '50/50']],
    ['steps', 'layout', ['cards', 'rows']],
    ['text-box', 'look', ['note', 'plain', 'fine']],
  ])('%s shows every %s', (type, key, expected) => {
    expect(values(type, key)).toEqual(expect.arrayContaining(expected));
  });

  it('use every mark of rich text, and only blocks that exist', () => {
    const raw = pages.map((one) => one.raw);
    const text = JSON.stringify(raw);
    for (const mark of marks) expect(text).toContain(`"${mark}":true`);
    for (const type of [
      'blockquote',
      'code',
      'divider',
      'layout',
      'ordered-list',
      'relationship',
    ]) {
      expect(text).toContain(`"type":"${type}"`);
    }
    const blocks = leaves(raw).filter(({ key }) => key === 'component');
    expect(blocks.length).toBeGreaterThan(0);
    for (const { value } of blocks) expect(blockNamed(value), value).toBeDefined();
  });
});
