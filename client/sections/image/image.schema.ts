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
    caption: optionalText,
    /** Where a click leads; the picture then needs an `alt`, which is what the link is called. */
    link: v.optional(href),
    width: v.optional(v.picklist(['text', 'wide']), 'wide'),
  }),
  v.forward(
    v.check(
      ({ link, image: { alt } }) => link === undefined || alt !== '',
      'A picture that is a link needs an alt text',
    ),
    ['image', 'alt'],
  ),
);
export type ImageSection = v.InferOutput<typeof imageSchema>;
