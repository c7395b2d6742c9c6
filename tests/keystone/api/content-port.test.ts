/** The site's own adapter over the real CMS passes the content contract. */
import * as v from 'valibot';
import { beforeAll, inject } from 'vitest';
import { pageBrandOf } from '../../../brands/brands.ts';
import { sectionOf } from '../../../client/sections/section-registry.ts';
import { pageOfCms } from '../../../content/blocks/page-of-cms.ts';
import { type Page, page as pageSchema } from '../../../content/model/page.schema.ts';
import { pageFaults } from '../../../content/model/page-faults.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import { createCmsClient } from '../../../worker/ports/content/cms/cms-client.ts';
import { createCmsContent } from '../../../worker/ports/content/cms/cms-content.ts';
import { createRemoteCms } from '../../../worker/ports/content/cms/remote-cms.ts';
import { contentContract } from '../../../worker/ports/content/content.contract.ts';
import type { BundledContent } from '../../../worker/ports/content/files-content.ts';
import { signInAdmin } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { makeToken } from '../support/people.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';

/** A token for the brands that the contract fills. */
const secret = 'a read token of acacia and banksia for the contract';
beforeAll(async () => {
  emptyCms();
  await makeToken(await signInAdmin(), 'read', ['acacia', 'banksia'], secret);
});

async function fillWith(content: Readonly<Record<string, BundledContent>>): Promise<void> {
  emptyCms();
  for (const [brand, { site, pages }] of Object.entries(content)) {
    const all = Object.entries(pages).map(([path, page]) => ({ path, page }));
    const good = all.map(({ path, page }) => {
      if (!v.is(pageSchema, page)) return filePage(path);
      return { ...page, ...(isOld(page, brand) ? acceptable(path) : { path }) };
    });
    const isSite = v.is(siteSchema, site);
    const { refused } = await seed(brand, good, isSite ? site : smallSite);
    if (refused.length > 0) throw new Error(refused.join('\n'));
    const broken = all.filter(({ page }) => !v.is(pageSchema, page));
    for (const { path } of broken) breakPage(brand, path);
    for (const { page } of all) if (v.is(pageSchema, page) && isOld(page, brand)) age(brand, page);
    if (!isSite) breakSite(brand, site);
  }
}

/** A page that went live before a rule was made: the CMS would not accept it today. */
type Dated = Pick<Page, 'path' | 'published'>;
const isOld = (page: Dated & Pick<Page, 'title' | 'sections'>, brand: string) =>
  pageFaults(page, pageBrandOf(brand)).length > 0;
const acceptable = (path: string) => ({ path: `/before${path}`, published: '2026-02-01' });

function age(brand: string, { path, published }: Dated): void {
  const key = `${brand}${acceptable(path).path}`;
  change(
    `UPDATE Revision SET content = json_set(content, '$.path', ?, '$.published', ?)
      WHERE id = (SELECT live FROM Page WHERE key = ?)`,
    path,
    published,
    key,
  );
  change('UPDATE Page SET path = ?, key = ? WHERE key = ?', path, `${brand}${path}`, key);
}

/** Breaks a page's document, because the CMS publishes nothing broken, and its titles cannot be numbers. */
function breakPage(brand: string, path: string): void {
  change(
    `UPDATE Revision SET content = json_set(content, '$.document', json('[]'))
      WHERE id = (SELECT live FROM Page WHERE key = ?)`,
    `${brand}${path}`,
  );
}

function breakSite(brand: string, site: unknown): void {
  change(
    'UPDATE Revision SET content = ? WHERE id = (SELECT frameLive FROM Brand WHERE slug = ?)',
    JSON.stringify(site),
    brand,
  );
}

contentContract('a real CMS', async (content) => {
  await fillWith(content);
  const client = createCmsClient({
    url: inject('keystone').api,
    token: secret,
    log: () => undefined,
  });
  return createCmsContent(
    createRemoteCms(client, (raw) => pageOfCms(raw, (type) => sectionOf(type)?.schema)),
  );
});
