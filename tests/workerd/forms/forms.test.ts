/** Every form on every page posts to a route that exists; otherwise what was typed would be lost. */
import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { bundle, fetchSite, originOf, postForm } from '../support/workerd-site.ts';

describe.each(brands)('forms of $slug', (brand) => {
  const origin = originOf(brand.slug);

  it('post to routes that answer', async () => {
    const actions = new Set<string>();
    const pages = new Set<string>();
    for (const path of Object.keys(bundle[brand.slug]?.pages ?? {})) {
      const html = await (await fetchSite(origin + path)).text();
      for (const [form] of html.matchAll(/<form\b[^>]*>/g)) {
        const action = / action="([^"]*)"/.exec(form)?.[1] ?? `no action on ${path}`;
        if (form.includes(' method="get"')) pages.add(action);
        else {
          expect(form, path).toContain(' method="post"');
          actions.add(action);
        }
      }
    }
    expect([...actions]).toEqual(expect.arrayContaining(['/find-address', '/api/contact']));
    const vertical = brand.verticals.find((slug) => slug !== 'bundle') ?? '';
    for (const action of actions) {
      const answer = await exports.default.fetch(postForm(origin + action, { vertical }));
      expect(answer.status, action).toBe(422);
      // Main begins with the summary; the heading comes after it (spec: states).
      expect(await answer.text(), action).toMatch(
        /<main\b(?:(?!<h1\b).)*There is a problem.*<h1\b.*<\/main>/s,
      );
    }
    for (const page of pages) expect((await fetchSite(origin + page)).status, page).toBe(200);
  });
});
