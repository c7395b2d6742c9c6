/** Make live: an earlier version becomes what visitors get, where it belongs. */
import { action } from '@keystone-6/core';
import { keptFromLive } from '../.generated/toolkit.mjs';
import { covers, mayPublish } from '../access/rules.ts';
import { readPage, refusal } from './freeze.ts';
import { oldVersion, placeOf } from './old-versions.ts';
import { changeOf, forPublishers, frameOf, setFrameLive, setLive } from './page-actions.ts';
import { announce, type Change, changeLive } from './publication.ts';
import { refused } from './refused.ts';

/** Any earlier version of a page, or of what all pages of a brand share. */
export const makeRevisionLive = action({
  access: mayPublish,
  resolve: async ({ where }, context) => {
    const [revision] = await context.sudo().query.Revision.findMany({
      where: { id: { equals: String(where.id) } },
      query: 'id content page { id } brand { id slug origins }',
    });
    const brand = revision?.brand as Change['brand'] | null | undefined;
    if (!revision || !brand || !covers(context.session, brand.slug)) {
      throw refused('There is no such version');
    }
    const live = { connect: { id: String(revision.id) } };
    const page = revision.page
      ? await readPage(context, { id: { equals: String(revision.page.id) } })
      : null;
    if (page && !covers(context.session, page.brand.slug))
      throw refused('There is no such version');
    const problem = keptFromLive(oldVersion(revision), page && placeOf(page));
    if (problem) throw refused(problem);
    const fault = page && refusal(revision.content, page.brand.slug);
    if (fault) {
      throw refused(
        `Not made live, visitors still see the page as it was. This version cannot go live any more:\n${fault}`,
      );
    }
    const said = page ? changeOf(page, 'roll back') : frameOf(brand);
    const number = await changeLive(context, said, async (inside) => {
      if (page) await setLive(inside, page.id, live);
      else await setFrameLive(inside, brand.id, live);
    });
    await announce(context, said, number);
    return context.sudo().db.Revision.findOne({ where: { id: String(revision.id) } });
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
