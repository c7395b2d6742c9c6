/** The gallery: every section and example in every theme, for development and qa only. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { sections } from '../../../client/sections/section-registry.ts';
import { tagsOf } from '../support/markup.ts';
import { fetchSite, originOf, visit, wire } from '../support/workerd-site.ts';

const all = Object.values(sections);
const view = (query: Readonly<Record<string, string>> = {}) =>
  fetchSite(`${originOf('acacia')}/__sections?${new URLSearchParams(query)}`);
const problem = /<pre class="gl-problem">([^<]*)/;

describe.each(brands.map(({ slug }) => ({ slug })))('in the theme of $slug', ({ slug }) => {
  it('every section shows its default example', async () => {
    const response = await view({ brand: slug });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(problem.exec(html)?.[1]).toBeUndefined();
    const tags = await tagsOf(html);
    const shown = tags.filter(({ attributes }) => attributes.class === 'gl-frame');
    expect(shown).toHaveLength(all.length);
    const labels = tags.filter(({ attributes }) => attributes.class === 'gl-example');
    expect(labels.map(({ attributes }) => attributes['aria-label'])).toEqual(
      Object.keys(sections).map((type) => `${type}, default`),
    );
    expect(tags.find(({ name }) => name === 'html')?.attributes['data-style']).toBe(
      brands.find((brand) => brand.slug === slug)?.style,
    );
  });

  it('pictures are the brand’s own, and exist', async () => {
    const html = await (await view({ brand: slug, section: 'products' })).text();
    const sources = (await tagsOf(html)).flatMap(({ attributes }) => attributes.src ?? []);
    const pictures = sources.filter((src) => src.startsWith('/media/'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const src of pictures) {
      expect(src.startsWith(`/media/${slug}/`)).toBe(true);
      expect((await env.ASSETS.fetch(originOf('acacia') + src)).status).toBe(200);
    }
  });

  it('the style sheet is the brand’s own, responding to the frame’s width', async () => {
    const links = (await tagsOf(await (await view({ brand: slug })).text())).filter(
      ({ attributes }) => attributes.rel === 'stylesheet',
    );
    const { href = '', integrity } = links[0]?.attributes ?? {};
    expect(href).toBe(`/__sections/${slug}.css`);
    const bytes = await (await fetchSite(originOf('acacia') + href)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
    expect(integrity).toBe(`sha384-${btoa(String.fromCharCode(...digest))}`);
    const css = new TextDecoder().decode(bytes);
    expect(css).toContain('@container frame (width>=');
    expect(css).not.toMatch(/@media \(width|\dvw\b/);
    expect(css).toContain(brands.find((brand) => brand.slug === slug)?.theme.primary);
  });
});

describe.each(all.map((section, at) => ({ section, type: section.type, at })))(
  'the section $type',
  ({ section, type, at }) => {
    const brand = brands[at % brands.length]?.slug ?? '';

    it('shows all its examples, each id once, at the requested width', async () => {
      const html = await (await view({ brand, section: type, width: '390' })).text();
      expect(problem.exec(html)?.[1]).toBeUndefined();
      const tags = await tagsOf(html);
      const names = tags.filter(({ attributes }) => attributes.class === 'gl-example');
      expect(names.map(({ attributes }) => attributes['aria-label'])).toEqual(
        Object.keys(section.examples).map((name) => `${type}, ${name}`),
      );
      const frames = tags.filter(({ attributes }) => attributes.class === 'gl-frame gl-w390');
      expect(frames).toHaveLength(names.length);
      const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(html).not.toMatch(/\sstyle="|<style|[\uE000-\uE00F]|\/media\/brand\//);
    });

    it('documents its fields', async () => {
      const html = await (await view({ brand, section: type })).text();
      const rows = [...html.matchAll(/<th scope="row"><code>([^<]*)<\/code>/g)];
      const fields = rows.map(([, name]) => name);
      expect(fields).toEqual(expect.arrayContaining(['type', 'anchor', 'background', 'spacing']));
      expect(fields).toEqual(expect.arrayContaining(Object.keys(section.examples.default)));
    });
  },
);

describe('the gallery', () => {
  it('marks the view it shows among its links', async () => {
    const html = await (await view({ brand: 'correa', section: 'faq', width: '768' })).text();
    const current = (await tagsOf(html)).filter(
      ({ attributes }) =>
        attributes['aria-current'] === 'page' && attributes.href?.includes('brand='),
    );
    expect(current.map(({ attributes }) => attributes.href)).toEqual(
      Array.from({ length: 3 }, () => '/__sections?brand=correa&section=faq&width=768'),
    );
  });

  it.each([{ section: 'nope' }, { section: '__proto__' }, { brand: 'nope' }, { brand: '' }])(
    'has no view %j',
    async (query) => {
      expect((await view(query as Readonly<Record<string, string>>)).status).toBe(404);
    },
  );

  it('accepts only its own widths', async () => {
    const html = await (await view({ section: 'cta', width: '1"><script>' })).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('class="gl-frame"');
  });

  it.each([
    ['development', 'acacia.localhost', 200],
    ['qa', 'qa.acacia.example', 200],
    ['uat', 'uat.acacia.example', 404],
    ['production', 'www.acacia.example', 404],
  ])('at %s answers %s with %i', async (STAGE, host, status) => {
    const fetch = wire({ env: { STAGE, BRAND: 'acacia' } });
    for (const path of ['/__sections', '/__sections/acacia.css', '/__sections?section=cta']) {
      expect((await fetch(visit(`https://${host}${path}`))).status, path).toBe(status);
    }
  });
});
