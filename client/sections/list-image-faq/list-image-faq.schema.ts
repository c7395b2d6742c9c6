/** A list beside a picture, and the questions that come with it (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { iconNames } from '../../ui/icon.tsx';
import { sectionBase } from '../base.schema.ts';
import { topic } from '../faq/topics.schema.ts';
import { headingFields } from '../fields.schema.ts';

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
  topics: v.pipe(v.array(topic), v.minLength(1, 'An FAQ needs at least one topic')),
});
export type ListImageFaq = v.InferOutput<typeof listImageFaqSchema>;
