/** Image-text group: rows of a picture and words, alternating sides (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { link, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

export const imageTextSchema = v.object({
  type: v.literal('image-text'),
  ...sectionBase,
  ...headingFields,
  /** `aboutUs` and `steps` have a form of their own, anything else is a grid. */
  section: v.optional(v.picklist(['grid', 'aboutUs', 'steps']), 'grid'),
  layout: v.optional(v.picklist(['default', '25/75', '50/50']), 'default'),
  rows: v.pipe(
    v.array(
      v.object({
        title: text,
        subHead: optionalText,
        body: copy,
        image: v.optional(image),
        link: v.optional(link),
      }),
    ),
    v.minLength(1, 'An image-text group needs at least one row'),
  ),
});
export type ImageText = v.InferOutput<typeof imageTextSchema>;
