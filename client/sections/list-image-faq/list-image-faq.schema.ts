/** A list beside a picture, and the questions that come with it (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { topics } from '../faq/faq.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const listImageFaqSchema = v.pipe(
  v.object({
    type: v.literal('list-image-faq'),
    ...sectionBase,
    ...headingFields,
    image: v.optional(image),
    list: v.pipe(
      v.array(
        v.object({
          title: text,
          description: optionalText,
          icon: v.pipe(
            v.optional(v.picklist(iconNames), 'check'),
            v.description('A small icon before the entry.'),
          ),
        }),
      ),
      v.minLength(1, 'A list needs at least one entry'),
      v.description('One entry each, in this order.'),
    ),
    faqTitle: v.pipe(
      v.optional(text, 'Frequently Asked Questions'),
      v.title('Title of the questions'),
      v.description('The title above the questions.'),
    ),
    topics,
  }),
  v.title('List with questions'),
  v.description('A list beside a picture, and the questions that come with it.'),
);
export type ListImageFaq = v.InferOutput<typeof listImageFaqSchema>;
