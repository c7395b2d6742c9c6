/** Products grid: tiles that link to the product pages, some with a badge (spec: sections, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { link, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { badgeKinds } from '../../../domain/badges.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const productsSchema = v.object({
  type: v.literal('products'),
  ...sectionBase,
  ...headingFields,
  tiles: v.pipe(
    v.array(
      v.object({
        /** The line under the name. */
        header: optionalText,
        displayName: text,
        link,
        icon: v.optional(v.picklist(iconNames)),
        thumbnail: v.optional(image),
        /** By default from the site's list of arrivals and campaigns. */
        badge: v.optional(v.picklist(badgeKinds)),
      }),
    ),
    v.minLength(1, 'A products grid needs at least one tile'),
  ),
});
export type Products = v.InferOutput<typeof productsSchema>;
