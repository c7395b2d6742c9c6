/** A page or a frame as a site reads it, with every reference resolved, and what keeps it from going live. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { frameOfCms, pageBrandOf, refusedInPage, schemaOf } from '../.generated/toolkit.mjs';

/** A `SitePage` of docs/contracts/cms.md. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly noindex: boolean;
  readonly crumb: string | null;
  readonly image: unknown;
  readonly document: unknown;
}

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
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
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
      published: found.published ?? today,
      noindex: found.noindex === true,
      crumb: found.crumb || null,
      image: found.image?.picture ?? null,
      document: withOwnPages(unwrapPictures(found.document?.document ?? []), found.brand?.id),
    },
  };
}

/**
 * The sentence that an editor reads when a page may not go live on its brand's site; undefined when it may.
 * @param content a `SitePage` as it is written now, or of a version from before some rule
 * @param brand its slug
 */
export function refusal(content: unknown, brand: string): string | undefined {
  const problems = refusedInPage(content, schemaOf, pageBrandOf(brand));
  if (problems.length === 0) return undefined;
  return problems
    .map(({ section, type, reason }) =>
      section === undefined ? reason : `Section ${section + 1} (${type}): ${reason}`,
    )
    .join('\n');
}

/** The brand's frame as a site reads it. @throws Error saying what is wrong with it */
export async function readFrame(context: KeystoneContext, slug: string): Promise<unknown> {
  const [brand] = await context.sudo().query.Brand.findMany({
    where: { slug: { equals: slug } },
    query: 'frame { document(hydrateRelationships: true) }',
  });
  const read = frameOfCms(unwrapPictures(brand?.frame?.document ?? []));
  if ('problem' in read) throw new Error(read.problem);
  return read.frame;
}

/** A relationship to a picture holds `{ picture }`, as it was selected; content wants the picture itself. */
function unwrapPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapPictures);
  if (typeof value !== 'object' || value === null) return value;
  const data = (value as { data?: { picture?: unknown } }).data;
  if ('id' in value && data && typeof data === 'object' && 'picture' in data) {
    return { id: value.id, data: data.picture };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, unwrapPictures(held)]),
  );
}

/** A page of another brand is as good as gone, and what is frozen says nothing of brands. */
function withOwnPages(value: unknown, brand: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withOwnPages(one, brand));
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'relationship') return ownReference(value, brand);
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withOwnPages(held, brand)]),
  );
}

function ownReference(node: object, brand: unknown): object {
  const { data } = node as { data?: { data?: { brand?: { id?: unknown } } } | null };
  if (!data?.data) return node;
  const { brand: its, ...page } = data.data;
  return { ...node, data: its?.id === brand ? { ...data, data: page } : null };
}
