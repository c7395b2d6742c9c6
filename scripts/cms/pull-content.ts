/** Writes a brand's live content from a CMS as the files that the site ships: the same format serves as a backup. */
import * as v from 'valibot';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { pageOfCms } from '../../content/blocks/page-of-cms.ts';
import {
  type ContentFile,
  pageFile,
  siteFile,
  writeContentFiles,
} from '../content/content-file.ts';
import { askCms, type CmsAccess } from './ask-cms.ts';

const pagesAtOnce = 50;

/**
 * @param folder the brand's folder: writes `site.json` and `pages/` in it, and leaves other files alone
 * @returns the files, relative to the folder
 * @throws Error naming a page that does not parse, or when there is nothing to write
 */
export async function pullContent(
  cms: CmsAccess,
  brand: string,
  folder: string,
): Promise<string[]> {
  const paths = await allPaths(cms, brand);
  const files: ContentFile[] = [];
  for (let at = 0; at < paths.length; at += pagesAtOnce) {
    const { sitePages } = await askCms<{ sitePages: unknown[] }>(
      cms,
      `query ($brand: String!, $paths: [String!]!) { sitePages(brand: $brand, paths: $paths) {
        path title description published noindex crumb image document } }`,
      { brand, paths: paths.slice(at, at + pagesAtOnce) },
    );
    files.push(...sitePages.map(readPage));
  }
  const { siteFrame } = await askCms<{ siteFrame: object | null }>(
    cms,
    'query ($brand: String!) { siteFrame(brand: $brand) }',
    { brand },
  );
  if (siteFrame) files.push(siteFile(siteFrame));
  // For a token that does not cover the brand, the CMS answers as if nothing were live (docs/contracts/cms.md).
  if (files.length === 0) {
    throw new Error(`This token sees no live content of ${brand}: check that CMS_TOKEN covers it`);
  }
  await writeContentFiles(folder, files);
  return files.map(({ name }) => name);
}

async function allPaths(cms: CmsAccess, brand: string): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const { sitePaths } = await askCms<{ sitePaths: string[] }>(
      cms,
      'query ($brand: String!, $after: String) { sitePaths(brand: $brand, after: $after) }',
      { brand, after: all.at(-1) ?? null },
    );
    if (sitePaths.length === 0) return all;
    all.push(...sitePaths);
  }
}

const named = v.object({ path: v.string() });

function readPage(raw: unknown): ContentFile {
  const { page, problems } = pageOfCms(raw, (type) => sectionOf(type)?.schema);
  if (!page || problems.length > 0) {
    const path = v.is(named, raw) ? raw.path : 'A page without a path';
    throw new Error(`${path} cannot be written as a file: ${JSON.stringify(problems)}`);
  }
  return pageFile(page);
}
