/** Testimonials: what people say, as a carousel that does not wrap (spec: carousels, entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { hexColour, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { carouselFields, headingFields, illustrative, sectionBase } from '../fields.schema.ts';

export const testimonialsSchema = v.object({
  type: v.literal('testimonials'),
  ...sectionBase,
  ...headingFields,
  ...carouselFields,
  illustrative,
  testimonials: v.pipe(
    v.array(
      v.object({
        person: text,
        supportingText: optionalText,
        body: text,
        thumbnail: v.optional(image),
        bgColor: v.optional(hexColour),
        textColor: v.optional(hexColour),
      }),
    ),
    v.minLength(1, 'Testimonials need at least one voice'),
  ),
});
export type Testimonials = v.InferOutput<typeof testimonialsSchema>;
