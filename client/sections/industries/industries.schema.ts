/** Industries: a carousel of product cards that wraps around (spec: carousels, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { hexColour, link, text } from '../../../content/model/primitives.schema.ts';
import { carouselFields, copy, headingFields, sectionBase } from '../fields.schema.ts';

export const industriesSchema = v.object({
  type: v.literal('industries'),
  ...sectionBase,
  ...headingFields,
  ...carouselFields,
  cards: v.pipe(
    v.array(
      v.object({
        header: text,
        body: v.optional(copy),
        thumbnail: v.optional(image),
        link: v.optional(link),
        bgColor: v.optional(hexColour),
        textColor: v.optional(hexColour),
      }),
    ),
    v.minLength(1, 'Industries need at least one card'),
  ),
});
export type Industries = v.InferOutput<typeof industriesSchema>;
