/** Problems in a brand's content that schemas cannot see: headings, ids, links, files, misspelt fields. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { page as pageSchema } from '../../content/model/page.schema.ts';
import { site as siteSchema } from '../../content/model/site.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { root } from '../build/files-below.ts';
import type { ContentFiles } from '../build/read-content.ts';
import type { HtmlFacts } from './html-facts.ts';
import { leavesOf, unknownFields } from './json-leaves.ts';
import { brokenLink, type LinkTargets, linkTargets } from './link-targets.ts';
import { type RenderedPage, renderSite } from './rendered-site.ts';

/** One line per problem: file, path, reason. contentProblems reports files that do not parse. */
export function siteProblems(brand: Brand, content: ContentFiles): string[] {
  const site = renderSite(brand, content);
  if (!site) return [];
  const targets = linkTargets(site);
  const { rawSite, frame } = site;
  const ofSite = [
    ...misspelt(rawSite, siteSchema, ''),
    ...urlProblems(brand, '/', frame, rawSite, targets),
  ];
  return [
    ...ofSite.map((reason) => `content/${brand.slug}/site.json: ${reason}`),
    ...site.pages.flatMap((page) =>
      ofPage(brand, page, frame, targets).map((reason) => `${page.file} (${page.path}): ${reason}`),
    ),
  ];
}

function ofPage(
  brand: Brand,
  { path, raw, main, leftOut }: RenderedPage,
  frame: HtmlFacts,
  targets: LinkTargets,
): string[] {
  const ids = [...frame.ids, ...main.ids];
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [
    ...leftOut,
    ...(main.titles === 1 ? [] : [`${main.titles} h1 on the page: it needs exactly one`]),
    ...[...twice].map((id) => `the id "${id}" occurs more than once: change an anchor or an id`),
    ...misspelt(raw, pageSchema, ''),
    ...sectionsOf(raw).flatMap((section, index) => {
      const schema = sectionOf(section.type)?.schema;
      return schema ? misspelt(section, schema, `sections.${index}`) : [];
    }),
    ...urlProblems(brand, path, main, raw, targets),
  ];
}

/** Broken links and missing files, each with the field that names it. */
function urlProblems(
  brand: Brand,
  path: string,
  { links, files }: HtmlFacts,
  raw: unknown,
  targets: LinkTargets,
): string[] {
  const leaves = leavesOf(raw);
  const at = (value: string) => leaves.find((leaf) => leaf.value === value)?.at ?? 'as rendered';
  const own = leaves.map(({ value }) => value).filter((value) => value.startsWith('/media/'));
  const broken = [...new Set(links)].flatMap((link) => {
    const reason = brokenLink(link, path, targets);
    return reason ? [`${at(link)}: ${reason}`] : [];
  });
  const missing = [...new Set([...files, ...own])].flatMap((file) => {
    const reason = missingFile(brand, file);
    return reason ? [`${at(file)}: ${reason}`] : [];
  });
  return [...broken, ...missing];
}

function missingFile({ slug }: Brand, url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  if (url.startsWith('/media/catalogue/')) return missingLogo(url);
  const folder = `/media/${slug}/`;
  if (!url.startsWith(folder)) return `the file ${url} does not belong to this brand: ${folder}…`;
  const file = join('brands', slug, 'media', url.slice(folder.length).split(/[?#]/)[0] ?? '');
  return existsSync(join(root, file)) ? undefined : `the file ${url} is missing: add ${file}`;
}

/** Logos of providers belong to the catalogue, which all brands share. */
function missingLogo(url: string): string | undefined {
  const file = join('content/catalogue/logos', basename(url));
  return existsSync(join(root, file)) ? undefined : `the file ${url} is missing: add ${file}`;
}

/** A schema silently drops unknown fields, so a misspelt one would be lost. */
function misspelt(raw: unknown, schema: v.GenericSchema, at: string): string[] {
  const parsed = v.safeParse(schema, raw);
  if (!parsed.success) return [];
  return unknownFields(raw, parsed.output, at)
    .filter((field) => field !== '$schema')
    .map((field) => `${field}: there is no such field`);
}

function sectionsOf(raw: unknown): readonly { readonly type: string }[] {
  const parsed = v.safeParse(pageSchema, raw);
  return parsed.success ? parsed.output.sections : [];
}
