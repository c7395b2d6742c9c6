/** Single image: a picture with its caption, and a link if it has one (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const imageSchema = v.pipe(
  v.object({
    type: v.literal('image'),
    ...sectionBase,
    ...headingFields,
    image,
    caption: v.pipe(optionalText, v.description('A line under the picture.')),
    link: v.pipe(
      v.optional(href),
      v.description('Where a click leads; the picture’s alt text is then the name of the link.'),
    ),
    width: v.pipe(
      v.optional(v.picklist(['text', 'wide']), 'wide'),
      v.description('As wide as the text, or as wide as the page.'),
    ),
  }),
  v.title('Picture'),
  v.description('One picture with a caption, and a link if it should have one.'),
  v.forward(
    v.check(
      ({ link, image: { alt } }) => link === undefined || alt.trim() !== '',
      'A picture that is a link needs alt text',
    ),
    ['image', 'alt'],
  ),
);
export type ImageSection = v.InferOutput<typeof imageSchema>;
