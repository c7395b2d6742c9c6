/** Image-text group: rows of a picture and words, alternating sides (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { link, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

export const imageTextSchema = v.pipe(
  v.object({
    type: v.literal('image-text'),
    ...sectionBase,
    ...headingFields,
    section: v.pipe(
      v.optional(v.picklist(['grid', 'aboutUs', 'steps']), 'grid'),
      v.title('Style'),
      v.description('How the rows look: a grid, a story about us, or numbered steps.'),
    ),
    layout: v.pipe(
      v.optional(v.picklist(['default', '25/75', '50/50']), 'default'),
      v.description('How wide the picture is beside the words.'),
    ),
    rows: v.pipe(
      v.array(
        v.object({
          title: text,
          subHead: v.pipe(
            optionalText,
            v.title('Line above the title'),
            v.description('A few words above the title.'),
          ),
          body: v.pipe(copy, v.title('Text'), v.description('The words beside the picture.')),
          image: v.optional(image),
          link: v.optional(link),
        }),
      ),
      v.minLength(1, 'An image-text group needs at least one row'),
      v.description('One row each, in this order.'),
    ),
  }),
  v.title('Pictures with text'),
  v.description('Rows of a picture and text that swap sides from row to row.'),
);
export type ImageText = v.InferOutput<typeof imageTextSchema>;
