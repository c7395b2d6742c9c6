/** For tests: a frame, and pages that differ by their titles. */
import * as v from 'valibot';
import { type Page, page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import { createKvContent } from '../../ports/content/kv-content.ts';
import type { FakeKv } from './in-memory-kv.fixture.ts';

export const frameNamed = (about: string) =>
  v.parse(siteSchema, {
    header: { links: [] },
    footer: { groups: [], about, legal: [] },
    consent: { version: '1', notice: 'Who collects', recipients: 'Who', marketing: 'Offers' },
  });

export const rawPage = (path: string, title: string, over: object = {}) => ({
  path,
  title,
  description: 'A page.',
  published: '2026-11-01',
  sections: [
    { type: 'text-box', title, description: [{ type: 'paragraph', children: [{ text: title }] }] },
    { type: 'hero', title },
  ],
  ...over,
});

export const pageOf = (path: string, title: string, over: object = {}): Page =>
  v.parse(pageSchema, rawPage(path, title, over));

/** Pages by path, from titles; null takes a page down. */
export const pagesOf = (titles: Readonly<Record<string, string | null>>) =>
  new Map(
    Object.entries(titles).map(([path, title]) => [
      path,
      title === null ? null : pageOf(path, title),
    ]),
  );

/** The content that a visitor's worker reads now: the frame, then each page as `path title`. */
export async function liveTitles(kv: FakeKv, brand = 'acacia'): Promise<string[]> {
  const port = createKvContent(kv.namespace);
  const version = await port.version(brand);
  if (version === null) return [];
  const { footer } = await port.site(brand, version);
  const entries = Object.entries(await port.entries(brand, version));
  const pages = await Promise.all(
    entries.map(async ([path, { title }]) => {
      const page = await port.page(brand, version, path);
      return page?.title === title ? `${path} ${title}` : `${path} is not whole`;
    }),
  );
  return [footer.about, ...pages.sort()];
}
