/** Pages: the draft, the live version, and the outcome of the last publication. */
import { g, list } from '@keystone-6/core';
import {
  calendarDay,
  checkbox,
  relationship,
  text,
  timestamp,
  virtual,
} from '@keystone-6/core/fields';
import type { KeystoneContext } from '@keystone-6/core/types';
import { document } from '@keystone-6/fields-document';
import {
  getDescription,
  getTitle,
  isReservedPath,
  maxPath,
  pageBrandOf,
  pagePathPattern,
  pageSchema,
  reservedPathWords,
} from '../.generated/toolkit.mjs';
import { brandGiven, ownBrandOnly } from '../access/own-brand.ts';
import { ownReferencesOnly } from '../access/own-references.ts';
import { inMyBrands, mayPublish } from '../access/rules.ts';
import { pageBlocks } from '../blocks/server-blocks.ts';
import { stayWhileLive, stayWhilePlanned } from '../publish/live-page.ts';
import { outcomeWords } from '../publish/outcome-words.ts';
import { publishPage, rollBackPage, unpublishPage } from '../publish/page-actions.ts';
import { previewUrl } from '../publish/sign.ts';
import { originsOf } from '../publish/site-origins.ts';
import { onlyToCome } from '../publish/still-planned.ts';
import { ownPathOnly } from './own-path.ts';
import { problemField } from './problem-field.ts';

const onlyPublishers = { create: mayPublish, update: mayPublish };

/** Content files and the CMS use the same words for a page's fields. */
function wordsFor(name: keyof typeof pageSchema.entries) {
  const schema = pageSchema.entries[name];
  return { label: getTitle(schema), description: getDescription(schema) };
}

export const page = list({
  access: inMyBrands,
  actions: { publish: publishPage, unpublish: unpublishPage, rollBack: rollBackPage },
  hooks: {
    validate: async (args) => {
      await ownBrandOnly(args);
      await ownReferencesOnly(args, 'document');
      await stayWhileLive(args);
      await stayWhilePlanned(args);
      onlyToCome(args);
      await ownPathOnly(args);
    },
  },
  fields: {
    title: text({
      validation: { isRequired: true },
      ui: wordsFor('title'),
    }),
    brand: relationship({ ref: 'Brand', ui: { displayMode: 'select' } }),
    path: text({
      validation: {
        isRequired: true,
        length: { max: maxPath },
        match: {
          regex: pagePathPattern,
          explanation: 'A path must look like /energy or /blogs/a-title',
        },
      },
      hooks: {
        validate: async ({ resolvedData, item, context, addValidationError }) => {
          // A page that is already at a reserved path may be saved as it is.
          const path = resolvedData?.path ?? undefined;
          if (path === undefined || path === item?.path) return;
          const slug = await slugOf(context, resolvedData, item);
          if (isReservedPath(path, pageBrandOf(slug).verticals))
            addValidationError(reservedPathWords);
        },
      },
      isIndexed: true,
      ui: wordsFor('path'),
    }),
    /** Keeps two pages of a brand from having the same path. */
    key: text({
      isIndexed: 'unique',
      ui: {
        createView: { fieldMode: 'hidden' },
        itemView: { fieldMode: 'hidden' },
        listView: { fieldMode: 'hidden' },
      },
      graphql: { omit: { create: true, update: true } },
      hooks: {
        resolveInput: async ({ resolvedData, item, context }) => {
          // Others may have moved the page since it was read, so a save that moves nothing leaves the key alone.
          if (item && resolvedData.path === undefined && !resolvedData.brand) return undefined;
          const path = resolvedData.path ?? item?.path;
          return `${await slugOf(context, resolvedData, item)}${path ?? ''}`;
        },
      },
    }),
    description: text({
      ui: { ...wordsFor('description'), displayMode: 'textarea' },
    }),
    document: document({
      ui: { label: 'Sections', views: './views/page-blocks' },
      formatting: {
        inlineMarks: true,
        listTypes: true,
        alignment: true,
        headingLevels: [2, 3, 4, 5, 6],
        blockTypes: true,
        softBreaks: true,
      },
      links: true,
      dividers: true,
      relationships: {
        page: { listKey: 'Page', label: 'Page', selection: 'path title brand { id }' },
      },
      componentBlocks: pageBlocks,
    }),
    outcome: virtual({
      ui: {
        label: 'On the site',
        views: './views/outcome-view',
        itemView: { fieldPosition: 'sidebar' },
      },
      field: g.field({
        type: g.String,
        resolve: (item, _args, context) => outcomeWords(context, item as unknown as PageItem),
      }),
    }),
    preview: virtual({
      ui: {
        label: 'Open the draft on the site',
        views: './views/link-view',
        description:
          'The last saved draft, at phone and desktop width. The link works for 15 minutes.',
        itemView: { fieldPosition: 'sidebar' },
        listView: { fieldMode: 'hidden' },
      },
      field: g.field({
        type: g.String,
        resolve: async (item, _args, context) => {
          const { brandId, path } = item as unknown as PageItem;
          if (!brandId) return null;
          const brand = await context
            .sudo()
            .query.Brand.findOne({ where: { id: brandId }, query: 'slug origins' });
          const [origin] = originsOf({ origins: String(brand?.origins ?? '') });
          return origin ? previewUrl(origin, String(brand?.slug), path) : null;
        },
      }),
    }),
    noindex: checkbox({
      ui: { ...wordsFor('noindex'), itemView: { fieldPosition: 'sidebar' } },
    }),
    crumb: text({
      ui: { ...wordsFor('crumb'), itemView: { fieldPosition: 'sidebar' } },
    }),
    image: relationship({
      ref: 'Media',
      ui: { ...wordsFor('image'), itemView: { fieldPosition: 'sidebar' } },
    }),
    published: calendarDay({
      ui: {
        ...wordsFor('published'),
        // Unlike in a file, it may stay empty.
        description: 'Shown on posts; the day of the first publication when empty',
        itemView: { fieldPosition: 'sidebar' },
      },
    }),
    publishAt: timestamp({
      access: onlyPublishers,
      ui: { label: 'Publish at', itemView: { fieldPosition: 'sidebar' } },
    }),
    unpublishAt: timestamp({
      access: onlyPublishers,
      ui: { label: 'Take down at', itemView: { fieldPosition: 'sidebar' } },
    }),
    lastProblem: problemField(),
    live: relationship({
      ref: 'Revision',
      access: { create: () => false, update: () => false },
      ui: {
        createView: { fieldMode: 'hidden' },
        itemView: { fieldMode: 'read', fieldPosition: 'sidebar' },
      },
    }),
    revisions: relationship({
      ref: 'Revision.page',
      many: true,
      access: { create: () => false, update: () => false },
      ui: {
        createView: { fieldMode: 'hidden' },
        itemView: { fieldMode: 'read', fieldPosition: 'sidebar' },
        displayMode: 'count',
      },
    }),
  },
  ui: {
    hideDelete: (asking) => !mayPublish(asking),
    labelField: 'title',
    searchFields: ['title', 'path'],
    listView: {
      initialColumns: ['title', 'path', 'brand', 'outcome'],
      initialSort: { field: 'path', direction: 'ASC' },
    },
  },
});

/** Slug of the brand that a page is put into, or is in; empty without one. */
async function slugOf(
  context: KeystoneContext,
  resolvedData: Readonly<Record<string, unknown>> | undefined,
  item: Readonly<Record<string, unknown>> | undefined,
): Promise<string> {
  const given = await brandGiven(context, resolvedData);
  if (given) return given.slug;
  if (!item?.brandId) return '';
  const where = { id: String(item.brandId) };
  const brand = await context.sudo().db.Brand.findOne({ where });
  return brand ? String(brand.slug) : '';
}

export interface PageItem {
  readonly id: string;
  readonly path: string;
  readonly brandId: string | null;
  readonly liveId: string | null;
  readonly lastProblem: string;
}
