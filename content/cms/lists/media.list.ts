/** Pictures and clips: uploaded here, or shipped with the site. */
import { randomUUID } from 'node:crypto';
import { g, list } from '@keystone-6/core';
import {
  checkbox,
  float,
  image,
  integer,
  relationship,
  text,
  virtual,
} from '@keystone-6/core/fields';
import type { JSONValue } from '@keystone-6/core/types';
import { ownBrandOnly } from '../access/own-brand.ts';
import { inMyBrands, isAdmin } from '../access/rules.ts';
import { asShown, keepFile } from '../keep-file.ts';

interface MediaItem {
  readonly id: string;
  readonly src: string | null;
  readonly file_id: string | null;
  readonly file_extension: string | null;
  readonly file_width: number | null;
  readonly file_height: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly focusX: number | null;
  readonly focusY: number | null;
}

/** The picture as content has it; null while nothing was uploaded. */
export function pictureOfItem(item: MediaItem): JSONValue {
  const { file_id: id, file_extension: extension } = item;
  const src = id && extension ? `/media/cms/${id}.${extension}` : item.src;
  if (!src) return null;
  const { focusX: x, focusY: y, alt } = item;
  return {
    src,
    alt,
    width: item.file_width ?? item.width ?? 1600,
    height: item.file_height ?? item.height ?? 900,
    ...(x === null || y === null ? {} : { focus: { x, y } }),
  };
}

/** Fields of pictures that are shipped with the site: only administrators deal with them. */
const forAdmins = (asking: { readonly session?: unknown }) =>
  isAdmin(asking) ? ('edit' as const) : ('hidden' as const);
const shippedOnly = {
  createView: { fieldMode: forAdmins },
  itemView: { fieldMode: forAdmins },
};

const share = (label: string) =>
  float({
    validation: { min: 0, max: 1 },
    ui: { label, description: '0 to 1; empty for the middle', views: './views/share-view' },
  });

export const media = list({
  access: inMyBrands,
  hooks: {
    validate: async (args) => {
      await ownBrandOnly(args);
      if (args.operation === 'delete') return;
      const { resolvedData, item, addValidationError } = args;
      // A field that is not written is present, but undefined.
      const alt = resolvedData.alt ?? item?.alt;
      const isDecoration = resolvedData.isDecoration ?? item?.isDecoration;
      if (!alt && !isDecoration) {
        addValidationError(
          'Say in the alt text what the picture shows, or mark it as decoration: screen readers need one of the two',
        );
      }
    },
  },
  fields: {
    name: text({ validation: { isRequired: true } }),
    brand: relationship({ ref: 'Brand' }),
    file: image({
      storage: {
        put: keepFile,
        // Kept, because an earlier version of a page may show it and can go live again.
        async delete() {},
        url: (key) => `/media/${key}`,
      },
      transformName: () => randomUUID().replaceAll('-', ''),
      hooks: { resolveInput: ({ resolvedData }) => asShown(resolvedData.file) },
      ui: { views: './views/picture-view' },
    }),
    alt: text({
      ui: {
        label: 'Alt text',
        description: 'What the picture shows, for people who cannot see it',
      },
    }),
    isDecoration: checkbox({
      ui: {
        label: 'Decoration',
        description: 'It adds nothing to the text beside it',
      },
    }),
    focusX: share('Focus from the left'),
    focusY: share('Focus from the top'),
    src: text({
      db: { isNullable: true },
      isIndexed: true,
      ui: {
        label: 'Path on the site',
        description: 'Only for pictures that are shipped with the site',
        ...shippedOnly,
      },
    }),
    width: integer({ ui: { description: 'Of a shipped picture, in px', ...shippedOnly } }),
    height: integer({ ui: { description: 'Of a shipped picture, in px', ...shippedOnly } }),
    picture: virtual({
      field: g.field({
        type: g.JSON,
        resolve: (item) => pictureOfItem(item as unknown as MediaItem),
      }),
      ui: { itemView: { fieldMode: 'hidden' }, listView: { fieldMode: 'hidden' } },
    }),
  },
  graphql: { plural: 'mediaItems' },
  ui: {
    label: 'Media',
    singular: 'Picture',
    plural: 'Pictures',
    path: 'media',
    labelField: 'name',
    searchFields: ['name', 'alt'],
    listView: { initialColumns: ['name', 'brand', 'alt'] },
  },
});
