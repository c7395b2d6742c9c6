/** Reads the embedded content in content/<brand>/ from disk, unparsed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { filesBelow, root, shortHash } from './files-below.ts';

export interface ContentFiles {
  readonly version: string;
  readonly site: unknown;
  /** By path; `files` has the source file of each, for reports. */
  readonly pages: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Every brand's content by slug, without brands that have no site.json yet. The version is a hash of all its files.
 * @throws Error naming the file that is not JSON, or the path that two files claim
 */
export function readContent(): Record<string, ContentFiles> {
  const written = brands.filter(({ slug }) => existsSync(join(root, 'content', slug, 'site.json')));
  return Object.fromEntries(written.map(({ slug }) => [slug, readBrand(slug)]));
}

function readBrand(slug: string): ContentFiles {
  const folder = join(root, 'content', slug);
  const pages: Record<string, unknown> = {};
  const files: Record<string, string> = {};
  let all = '';
  for (const file of filesBelow(join(folder, 'pages')).filter((name) => name.endsWith('.json'))) {
    const name = `content/${slug}/pages/${file}`;
    const source = readFileSync(join(root, name), 'utf8');
    const page = parseJson(name, source) as { path?: string };
    const path = page.path ?? '';
    if (files[path]) throw new Error(`${name}: the path ${path} is already that of ${files[path]}`);
    pages[path] = page;
    files[path] = name;
    all += source;
  }
  const siteName = `content/${slug}/site.json`;
  const siteSource = readFileSync(join(root, siteName), 'utf8');
  return {
    version: shortHash(all + siteSource),
    site: parseJson(siteName, siteSource),
    pages,
    files,
  };
}

function parseJson(name: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${String(error)}`);
  }
}
