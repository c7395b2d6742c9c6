/** A page or a frame as a site reads it, with references resolved, and the problems that keep it from going live. */
import type { JSONValue, KeystoneContext } from '@keystone-6/core/types';
import {
  frameLinkFaults,
  frameOfCms,
  pageBrandOf,
  placeInFrame,
  refusedInPage,
  schemaOf,
} from '../.generated/toolkit.mjs';
import { pagesNamedIn, withReferences } from './page-references.ts';
import { problemLine } from './problem-line.ts';

/** A `SitePage` of docs/contracts/cms.md. A type, not an interface, because only a type passes for plain JSON. */
export type SitePage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly noindex: boolean;
  readonly crumb: string | null;
  readonly image: JSONValue;
  readonly document: JSONValue;
};

export interface PageRecord {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly brand: { readonly id: string; readonly slug: string; readonly origins: string };
  readonly live: { readonly id: string } | null;
  readonly site: SitePage;
}

const pageQuery = `id path title description noindex crumb published
  brand { id slug origins } live { id } image { picture }
  document { document(hydrateRelationships: true) }`;

/** @returns null when there is no such page */
export async function readPage(
  context: KeystoneContext,
  where: object,
): Promise<PageRecord | null> {
  const [found] = await context.sudo().query.Page.findMany({ where, query: pageQuery, take: 1 });
  if (!found) return null;
  const published = found.published ?? (await firstDay(context, String(found.id)));
  return {
    id: found.id,
    path: found.path,
    title: found.title,
    brand: found.brand,
    live: found.live,
    site: {
      path: found.path,
      title: found.title,
      description: found.description,
      published,
      noindex: found.noindex === true,
      crumb: found.crumb || null,
      image: found.image?.picture ?? null,
      document: withOwnPages(unwrapPictures(found.document?.document ?? []), found.brand?.id),
    },
  };
}

/** The day in Sydney of a page's first publication; today's for a page that has had none. */
async function firstDay(context: KeystoneContext, id: string): Promise<string> {
  const [first] = await context.sudo().query.Revision.findMany({
    where: { page: { id: { equals: id } } },
    orderBy: { at: 'asc' },
    take: 1,
    query: 'content',
  });
  const day: unknown = first?.content.published;
  if (typeof day === 'string') return day;
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
}

/**
 * The message for an editor when a page may not go live on its brand's site; undefined when it may.
 * @param content a `SitePage` as it is written now, or an older version from before some rule
 * @param brand its slug
 */
export function refusal(content: unknown, brand: string): string | undefined {
  const problems = refusedInPage(content, schemaOf, pageBrandOf(brand));
  if (problems.length === 0) return undefined;
  return problems.map(problemLine).join('\n');
}

/** A frame, or the problem with it. */
type FrameRead = { readonly frame: JSONValue } | { readonly problem: string };

/** The brand's frame as a site reads it. */
export async function readFrame(context: KeystoneContext, slug: string): Promise<FrameRead> {
  const [brand] = await context.sudo().query.Brand.findMany({
    where: { slug: { equals: slug } },
    query: 'frame { document(hydrateRelationships: true) }',
  });
  const read = frameOfCms(unwrapPictures(brand?.frame?.document ?? []));
  if ('problem' in read) return read;
  // Made from blocks that came as JSON.
  return { frame: read.frame as JSONValue };
}

/** The same, but only if it may go live. */
export async function frameToPublish(context: KeystoneContext, slug: string): Promise<FrameRead> {
  const read = await readFrame(context, slug);
  if ('problem' in read) return read;
  const problem = refusalOfFrame(read.frame, slug);
  return problem === undefined ? read : { problem };
}

/** The message for an editor when a frame that is one may not go live; undefined when it may. @param slug its brand's */
export function refusalOfFrame(frame: JSONValue, slug: string): string | undefined {
  const faults = frameLinkFaults(frame, pageBrandOf(slug));
  if (faults.length === 0) return undefined;
  return faults.map(({ at, reason }) => `${placeInFrame(at)}: ${reason}`).join('\n');
}

/** A relationship to a picture has `{ picture }`, as the query selects it; content needs the picture itself. */
function unwrapPictures(value: JSONValue): JSONValue {
  if (Array.isArray(value)) return value.map(unwrapPictures);
  if (typeof value !== 'object' || value === null) return value;
  const data = (value as { data?: { picture?: JSONValue } }).data;
  if ('id' in value && data && typeof data === 'object' && 'picture' in data) {
    return { id: value.id, data: data.picture };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, unwrapPictures(held)]),
  );
}

/** A reference to another brand's page becomes null, as if the page were gone, and brands are left out. */
function withOwnPages(value: JSONValue, brand: unknown): JSONValue {
  return withReferences(value, (reference) => {
    const { data } = reference;
    if (!data?.data) return reference;
    const { brand: its, ...page } = data.data;
    return { ...reference, data: its?.id === brand ? { ...data, data: page } : null };
  });
}

/**
 * The page with the live titles of the pages that it names, since their drafts are not published with it. A
 * page that is not live has only its draft's title.
 * @param coming the titles of pages that go live with it, by id
 */
export async function withLiveTitles(
  context: KeystoneContext,
  site: SitePage,
  coming: ReadonlyMap<string, string> = new Map(),
): Promise<SitePage> {
  const named = pagesNamedIn(site.document);
  if (named.length === 0) return site;
  const live = await context.sudo().query.Page.findMany({
    where: { id: { in: named }, live: { id: { not: null } } },
    query: 'id live { content }',
  });
  const known = live.map((one) => [String(one.id), String(one.live.content.title)] as const);
  const titles = new Map([...known, ...coming]);
  const document = withReferences(site.document, (reference) => {
    const { data } = reference;
    const title = titles.get(String(data?.id));
    if (!data?.data || title === undefined) return reference;
    return { ...reference, data: { ...data, label: title, data: { ...data.data, title } } };
  });
  return { ...site, document };
}
