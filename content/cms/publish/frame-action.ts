/** The action that publishes a brand's frame: header, footer and shared text. */
import { action } from '@keystone-6/core';
import type { KeystoneContext } from '@keystone-6/core/types';
import { covers, mayPublish } from '../access/rules.ts';
import { refused } from '../refused.ts';
import { frameToPublish } from './freeze.ts';
import { remember } from './not-done.ts';
import { forPublishers, named } from './page-actions.ts';
import { announce, type Change, changeLive } from './publication.ts';
import { inTurn, isLive } from './publish-once.ts';
import { keepFrameRevision } from './revision.ts';

type BrandRecord = Change['brand'] & { readonly frameLive: { readonly id: string } | null };

/** Freezes the frame's draft and makes it live. */
export const publishFrame = action({
  access: mayPublish,
  resolve: async ({ where }, context) => {
    const read = async () => {
      const [brand] = await context.sudo().query.Brand.findMany({
        where: named(where),
        query: 'id slug origins frameLive { id }',
      });
      if (brand && covers(context.session, String(brand.slug))) return brand as BrandRecord;
      throw refused('There is no such brand');
    };
    const { id } = await read();
    const keep = (frameProblem: string) =>
      context.sudo().db.Brand.updateOne({ where: { id }, data: { frameProblem } });
    await inTurn(context, `frame ${id}`, async ({ isPublished, holdTurn }) => {
      const brand = await read();
      const written = await frameToPublish(context, brand.slug).catch((error: Error) =>
        remember(error, keep),
      );
      if ('problem' in written) {
        const says = `Not published; nothing changes for visitors:\n${written.problem}`;
        return remember(refused(says), keep);
      }
      const { frame } = written;
      if (isPublished && (await isLive(context, brand.frameLive?.id, frame))) return true;
      const change = frameOf(brand);
      const number = await changeLive(context, change, async (inside) => {
        await holdTurn(inside);
        const revision = await keepFrameRevision(inside, brand, frame);
        await setFrameLive(inside, id, { connect: { id: revision } });
      }).catch((error: Error) => remember(error, keep));
      await announce(context, change, number);
      return true;
    });
    return context.sudo().db.Brand.findOne({ where: { id } });
  },
  ui: {
    label: 'Publish header, footer and shared text',
    messages: { promptTitle: 'Publish what all pages share?', promptConfirmLabel: 'Publish' },
    itemView: { navigation: 'refetch', actionMode: forPublishers },
    listView: { actionMode: 'hidden' },
  },
});

export async function setFrameLive(
  context: KeystoneContext,
  id: string,
  live: object,
): Promise<void> {
  await context
    .sudo()
    .db.Brand.updateOne({ where: { id }, data: { frameLive: live, frameProblem: '' } });
}

export const frameOf = (brand: Change['brand']): Change => ({
  brand,
  action: 'frame',
  paths: [],
  frame: true,
});
