/** The action "Make live": an earlier version becomes the live one, where it belongs. */
import { action } from '@keystone-6/core';
import type { JSONValue, KeystoneContext } from '@keystone-6/core/types';
import { keptFromLive } from '../.generated/toolkit.mjs';
import { covers, mayPublish } from '../access/rules.ts';
import { refused } from '../refused.ts';
import { frameOf, setFrameLive } from './frame-action.ts';
import { readPage, refusalOfFrame } from './freeze.ts';
import { stayInPlace } from './live-page.ts';
import { oldVersion, placeOf, refusalOfOld } from './old-versions.ts';
import { changeOf, forPublishers, setLive } from './page-actions.ts';
import { announce, type Change, changeLive } from './publication.ts';
import { inTurn } from './publish-once.ts';

interface Version {
  readonly id: string;
  readonly content: JSONValue;
  readonly page: { readonly id: string } | null;
  readonly brand: Change['brand'];
}

/** @throws Error with a message for the editor, when there is none, or none in their brands */
async function ofOwnBrand(context: KeystoneContext, id: string): Promise<Version> {
  const [found] = await context.sudo().query.Revision.findMany({
    where: { id: { equals: id } },
    query: 'id content page { id brand { slug } } brand { id slug origins }',
  });
  const isOwn = (brand: { readonly slug: string } | null) => covers(context.session, brand?.slug);
  if (!found?.brand || !isOwn(found.brand) || (found.page && !isOwn(found.page.brand))) {
    throw refused('There is no such version');
  }
  return found as unknown as Version;
}

/** Everything is read once its turn has come: by then the page may have moved or be gone. */
async function makeLive(
  context: KeystoneContext,
  id: string,
  holdTurn: (inside: KeystoneContext) => Promise<void>,
): Promise<void> {
  const version = await ofOwnBrand(context, id);
  const { brand } = version;
  const live = { connect: { id } };
  const page = version.page ? await readPage(context, { id: { equals: version.page.id } }) : null;
  const problem = keptFromLive(oldVersion({ ...version }), page && placeOf(page));
  if (problem) throw refused(problem);
  const { content } = version;
  const fault = page
    ? await refusalOfOld(context, content, page)
    : refusalOfFrame(content, brand.slug);
  if (fault) {
    throw refused(
      `Not made live; nothing changes for visitors. This version cannot go live any more:\n${fault}`,
    );
  }
  const change = page ? changeOf(page, 'roll back') : frameOf(brand);
  const number = await changeLive(context, change, async (inside) => {
    await holdTurn(inside);
    if (!page) return setFrameLive(inside, brand.id, live);
    await stayInPlace(inside, page);
    await setLive(inside, page.id, live);
  });
  await announce(context, change, number);
}

/** For any earlier version of a page or of a brand's frame. */
export const makeRevisionLive = action({
  access: mayPublish,
  resolve: async ({ where }, context) => {
    const { id, page, brand } = await ofOwnBrand(context, String(where.id));
    await inTurn(context, page ? `page ${page.id}` : `frame ${brand.id}`, async ({ holdTurn }) => {
      await makeLive(context, id, holdTurn);
      return false;
    });
    return context.sudo().db.Revision.findOne({ where: { id } });
  },
  ui: {
    label: 'Make live',
    messages: {
      promptTitle: 'Make this version live?',
      prompt: 'Visitors see it within seconds.',
      promptConfirmLabel: 'Make live',
    },
    itemView: { navigation: 'refetch', actionMode: forPublishers },
    listView: { actionMode: 'hidden' },
  },
});
