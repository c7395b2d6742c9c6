/** Legal topics: a long text in parts that can be linked to, listed in a sidebar (spec: sections). */
import * as v from 'valibot';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { topics } from '../faq/faq.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const legalTopicsSchema = v.pipe(
  v.object({
    type: v.literal('legal-topics'),
    ...sectionBase,
    ...headingFields,
    updated: v.pipe(
      optionalText,
      v.title('Last updated'),
      v.description('When the text last changed, such as “Last updated 17 August 2026”.'),
    ),
    topics,
  }),
  v.title('Legal topics'),
  v.description(
    'A long legal text in parts that links can lead to, with a list of the parts beside it.',
  ),
);
export type LegalTopics = v.InferOutput<typeof legalTopicsSchema>;
