/** Industries: a carousel of product cards that wraps around (spec: carousels, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { link, text } from '../../../content/model/primitives.schema.ts';
import { cardColours, carouselFields, copy, headingFields, sectionBase } from '../fields.schema.ts';

export const industriesSchema = v.pipe(
  v.object({
    type: v.literal('industries'),
    ...sectionBase,
    ...headingFields,
    ...carouselFields,
    cards: v.pipe(
      v.array(
        v.object({
          header: v.pipe(text, v.title('Title'), v.description('The card’s title.')),
          body: v.pipe(
            v.optional(copy),
            v.title('Text'),
            v.description('The text under the title.'),
          ),
          thumbnail: v.pipe(
            v.optional(image),
            v.title('Picture'),
            v.description('The picture on the card.'),
          ),
          link: v.optional(link),
          ...cardColours,
        }),
      ),
      v.minLength(1, 'Industries need at least one card'),
      v.description('One card each, in this order.'),
    ),
  }),
  v.title('Products carousel'),
  v.description('Cards of products or industries that move past and start again.'),
);
export type Industries = v.InferOutput<typeof industriesSchema>;
