/** Revisions: a page or a frame kept as it was when it went live. */
import type { JSONValue, KeystoneContext } from '@keystone-6/core/types';
import type { PageRecord } from './freeze.ts';
import { type Change, nameOf } from './publication.ts';
import { versionLabel } from './version-label.ts';

/** @returns its id */
export async function keepPageRevision(
  context: KeystoneContext,
  page: PageRecord,
  content: JSONValue,
  by = nameOf(context.session),
): Promise<string> {
  const at = new Date().toISOString();
  const { id } = await context.sudo().db.Revision.createOne({
    data: {
      label: versionLabel(page.path, at),
      brand: { connect: { id: page.brand.id } },
      page: { connect: { id: page.id } },
      content,
      replaces: page.live?.id ?? '',
      at,
      by,
    },
  });
  return String(id);
}

/** @returns its id */
export async function keepFrameRevision(
  context: KeystoneContext,
  brand: Pick<Change['brand'], 'id' | 'slug'>,
  content: JSONValue,
  by = nameOf(context.session),
): Promise<string> {
  const at = new Date().toISOString();
  const { id } = await context.sudo().db.Revision.createOne({
    data: {
      label: versionLabel(`frame of ${brand.slug}`, at),
      brand: { connect: { id: brand.id } },
      content,
      at,
      by,
    },
  });
  return String(id);
}
