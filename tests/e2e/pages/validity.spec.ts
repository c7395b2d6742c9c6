/** The served HTML of whole pages: valid, headings in order, every id unique. */
import { sections } from '../../../client/sections/section-registry.ts';
import {
  headingProblems,
  markupProblems,
  repeatedIds,
} from '../../../client/sections/validator.fixture.ts';
import { askSite } from '../support/e2e-server.ts';
import { brands, host, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { flowPages } from '../support/flow-pages.ts';

for (const brand of brands) {
  test(`${brand.slug}: every page of the content`, async () => {
    for (const { path } of pagesOf(brand)) {
      const { status, body } = await askSite(host(brand), path);
      expect(status, path).toBe(200);
      expect.soft(await problems(body), path).toEqual([]);
    }
  });

  test(`${brand.slug}: every page on the way to the receipt, and every refusal`, async () => {
    for (const { name, status, reply } of await flowPages(brand)) {
      expect.soft(reply.status, name).toBe(status);
      expect(reply.headers['content-type'], name).toMatch(/^text\/html/);
      expect.soft(await problems(reply.body), name).toEqual([]);
    }
  });
}

test('the gallery of every brand, and each section in one brand’s gallery', async () => {
  const sectionViews = Object.keys(sections).map((type, index) => {
    const brand = brands[index % brands.length];
    return `/__sections?section=${type}&brand=${brand?.slug}`;
  });
  const views = brands.map(({ slug }) => `/__sections?brand=${slug}`);
  const [first] = brands;
  if (!first) throw new Error('No brand');
  for (const view of [...views, ...sectionViews]) {
    const { status, body } = await askSite(host(first), view);
    expect(status, view).toBe(200);
    // The gallery shows several examples of a section, so its landmarks and its h1 are repeated.
    expect.soft(await markupProblems(body, ['unique-landmark']), view).toEqual([]);
    expect.soft(repeatedIds(body), view).toEqual([]);
  }
});

test('the page of an unknown host', async () => {
  const { body } = await askSite('somebody.localhost', '/');
  expect(await problems(body)).toEqual([]);
});

async function problems(html: string): Promise<string[]> {
  return [
    ...(await markupProblems(html)),
    // The error summary of a refused form comes first in main, before the page's own heading.
    ...headingProblems(html.replace(/<h2[^>]*>(?:<[^>]*>)*There is a problem<\/h2>/, '')),
    ...repeatedIds(html).map((id) => `id ${id} again`),
  ];
}
