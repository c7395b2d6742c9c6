/** One brand's content files, parsed, and every string in them, for the tests of content. */
import * as v from 'valibot';
import type { Hero } from '../../client/sections/hero/hero.schema.ts';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { type Page, page as pageSchema } from '../../content/model/page.schema.ts';
import { type Site, site as siteSchema } from '../../content/model/site.schema.ts';
import { readContent } from '../../scripts/build/read-content.ts';

interface ParsedSection extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

export interface ContentPage {
  /** `content/<slug>/pages/….json` */
  readonly file: string;
  /** As written in the file. */
  readonly raw: unknown;
  readonly page: Page;
  readonly sections: readonly ParsedSection[];
  readonly heroes: readonly Hero[];
}

const content = readContent();

/**
 * One brand's content, parsed by the schemas of page, site and sections.
 * @throws Error naming the file, the section and the first reason when something does not parse
 */
export function contentOf(slug: string): { site: Site; rawSite: unknown; pages: ContentPage[] } {
  const files = content[slug];
  if (!files) throw new Error(`content/${slug}/site.json is missing: every brand needs content`);
  const pages = Object.entries(files.pages).map(([path, raw]): ContentPage => {
    const file = files.files[path] ?? path;
    const page = parse(pageSchema, raw, file);
    const sections = page.sections.map((section, index) => {
      const definition = sectionOf(section.type);
      if (!definition)
        throw new Error(`${file}: section ${index} has the unknown type ${section.type}`);
      return parse(definition.schema, section, `${file}: section ${index}`) as ParsedSection;
    });
    const heroes = sections.filter((one) => one.type === 'hero') as unknown as Hero[];
    return { file, raw, page, sections, heroes };
  });
  return {
    site: parse(siteSchema, files.site, `content/${slug}/site.json`),
    rawSite: files.site,
    pages,
  };
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${where}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** A string in a JSON value, with its key and the object that contains it. */
export interface Leaf {
  readonly key: string;
  readonly value: string;
  readonly holder: Readonly<Record<string, unknown>>;
}

/** Every string in a JSON value, in order. */
export function leaves(value: unknown, key = '', holder: Leaf['holder'] = {}): Leaf[] {
  if (typeof value === 'string') return [{ key, value, holder }];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, key, holder));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  return Object.entries(record).flatMap(([name, one]) => leaves(one, name, record));
}

/** Content keys with a URL as their value: a link, a file, the path of a page. */
const urlKeys = ['url', 'href', 'src', 'ctaLink', 'mediaRedirectLink', 'path'];
const isUrl = ({ key }: Leaf) => urlKeys.includes(key);

/** All links and files in a value. */
export function urlsOf(value: unknown): Leaf[] {
  return leaves(value).filter(isUrl);
}

/** All words on a page or site, in one string. */
export function wordsOf(value: unknown): string {
  return leaves(value)
    .filter((leaf) => !isUrl(leaf))
    .map((leaf) => leaf.value)
    .join(' ');
}
