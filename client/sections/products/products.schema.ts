/** Products grid: tiles that link to the product pages, some with a badge (spec: sections, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { link, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { badgeKinds } from '../../../domain/badges.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const productsSchema = v.pipe(
  v.object({
    type: v.literal('products'),
    ...sectionBase,
    ...headingFields,
    tiles: v.pipe(
      v.array(
        v.object({
          header: v.pipe(
            optionalText,
            v.title('Line under the name'),
            v.description('The line under the product’s name.'),
          ),
          displayName: v.pipe(text, v.title('Name'), v.description('The product’s name.')),
          link,
          icon: v.pipe(
            v.optional(v.picklist(iconNames)),
            v.description('A small icon on the tile.'),
          ),
          thumbnail: v.pipe(
            v.optional(image),
            v.title('Picture'),
            v.description('The picture on the tile.'),
          ),
          badge: v.pipe(
            v.optional(v.picklist(badgeKinds)),
            v.description(
              'A badge on the tile; if empty, it comes from the site’s new products and campaigns.',
            ),
          ),
        }),
      ),
      v.minLength(1, 'A products grid needs at least one tile'),
      v.description('One tile for each product, in this order.'),
    ),
  }),
  v.title('Products'),
  v.description('Tiles that lead to the product pages, some with a badge.'),
);
export type Products = v.InferOutput<typeof productsSchema>;
