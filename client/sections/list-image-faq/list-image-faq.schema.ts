/** A list beside a picture, and the questions that come with it (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { topics } from '../faq/faq.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const listImageFaqSchema = v.object({
  type: v.literal('list-image-faq'),
  ...sectionBase,
  ...headingFields,
  image: v.optional(image),
  list: v.pipe(
    v.array(
      v.object({
        title: text,
        description: optionalText,
        icon: v.optional(v.picklist(iconNames), 'check'),
      }),
    ),
    v.minLength(1, 'A list needs at least one entry'),
  ),
  /** The accordion's title (spec: sections). */
  faqTitle: v.optional(text, 'Frequently Asked Questions'),
  topics,
});
export type ListImageFaq = v.InferOutput<typeof listImageFaqSchema>;
