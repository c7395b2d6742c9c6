/** Brands: the URLs of their sites, and their frames. */
import { g, list } from '@keystone-6/core';
import { relationship, text, virtual } from '@keystone-6/core/fields';
import { document } from '@keystone-6/fields-document';
import { ownReferencesOnly } from '../access/own-references.ts';
import { isAdmin, mayEdit, mayPublish, ofMyBrands } from '../access/rules.ts';
import type { Writing } from '../access/writing.types.ts';
import { frameEditorBlocks } from '../blocks/server-blocks.ts';
import { publishFrame } from '../publish/frame-action.ts';
import { frameWords } from '../publish/outcome-words.ts';
import { faultOfOrigins } from '../publish/site-origins.ts';
import { problemField } from './problem-field.ts';

const adminsOnly = { create: isAdmin, update: isAdmin };

export const brand = list({
  access: {
    operation: { query: mayEdit, create: isAdmin, update: mayPublish, delete: isAdmin },
    filter: { query: ofMyBrands('self'), update: ofMyBrands('self'), delete: ofMyBrands('self') },
  },
  actions: { publishFrame },
  hooks: {
    validate: async (args) => {
      await ownReferencesOnly(args, 'frame');
      await stayForPages(args);
    },
  },
  fields: {
    name: text({ validation: { isRequired: true } }),
    slug: text({ isIndexed: 'unique', validation: { isRequired: true }, access: adminsOnly }),
    origins: text({
      access: adminsOnly,
      hooks: {
        validate: ({ resolvedData, addValidationError }) => {
          const fault = faultOfOrigins(resolvedData?.origins ?? '');
          if (fault) addValidationError(fault);
        },
      },
      ui: {
        label: 'Sites',
        displayMode: 'textarea',
        description:
          'One per line, such as https://www.acacia.example. Each is told about publications; previews open on the first',
      },
    }),
    frame: document({
      ui: { label: 'Header, footer and shared text', views: './views/frame-blocks' },
      componentBlocks: frameEditorBlocks,
    }),
    outcome: virtual({
      ui: {
        label: 'Header, footer and shared text on the site',
        views: './views/frame-outcome-view',
        itemView: { fieldPosition: 'sidebar' },
      },
      field: g.field({
        type: g.String,
        resolve: (item, _args, context) => frameWords(context, item as unknown as BrandItem),
      }),
    }),
    frameProblem: problemField(),
    frameLive: relationship({
      ref: 'Revision',
      access: { create: () => false, update: () => false },
      ui: { createView: { fieldMode: 'hidden' }, itemView: { fieldMode: 'read' } },
    }),
  },
  ui: { labelField: 'name', listView: { initialColumns: ['name', 'slug', 'origins'] } },
});

/**
 * A brand with pages is neither deleted nor given another slug: its sites would take over nothing any more. Its
 * pages would be nobody's, or two could get one path, since a page's key has the slug in it.
 */
async function stayForPages({
  operation,
  item,
  resolvedData,
  context,
  addValidationError,
}: Writing): Promise<void> {
  if (operation === 'create') return;
  const { id, slug } = item as BrandItem;
  const isDeleted = operation === 'delete';
  if (!isDeleted && (resolvedData?.slug ?? slug) === slug) return;
  const pages = await context.sudo().query.Page.count({ where: { brand: { id: { equals: id } } } });
  if (pages === 0) return;
  addValidationError(
    isDeleted
      ? `This brand has pages (${pages}): delete them first`
      : `This brand has pages (${pages}), so its slug cannot change`,
  );
}

interface BrandItem {
  readonly id: string;
  readonly slug: string;
  readonly frameLiveId: string | null;
  readonly frameProblem: string;
}
