/** Testimonials: what people say, as a carousel that does not wrap (spec: carousels, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import {
  cardColours,
  carouselFields,
  headingFields,
  illustrative,
  sectionBase,
} from '../fields.schema.ts';

export const testimonialsSchema = v.pipe(
  v.object({
    type: v.literal('testimonials'),
    ...sectionBase,
    ...headingFields,
    ...carouselFields,
    illustrative,
    testimonials: v.pipe(
      v.array(
        v.object({
          person: v.pipe(text, v.description('Who says it.')),
          supportingText: v.pipe(
            optionalText,
            v.title('Line under the name'),
            v.description('A few words under the name, such as where they live.'),
          ),
          body: v.pipe(
            text,
            v.title('Text'),
            v.description('What they say, without quotation marks.'),
          ),
          thumbnail: v.pipe(
            v.optional(image),
            v.title('Portrait'),
            v.description('The person’s portrait.'),
          ),
          ...cardColours,
        }),
      ),
      v.minLength(1, 'Testimonials need at least one card'),
      v.description('One card each, in this order.'),
    ),
  }),
  v.title('Testimonials'),
  v.description('What people say about the brand, as cards that move past.'),
);
export type Testimonials = v.InferOutput<typeof testimonialsSchema>;
