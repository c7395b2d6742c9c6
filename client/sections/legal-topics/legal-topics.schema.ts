/** Legal topics: a long text in parts that can be linked to, listed in a sidebar (spec: sections). */
import * as v from 'valibot';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { topics } from '../faq/faq.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const legalTopicsSchema = v.object({
  type: v.literal('legal-topics'),
  ...sectionBase,
  ...headingFields,
  /** When the text last changed, e.g. `Last updated 17 August 2026`. */
  updated: optionalText,
  topics,
});
export type LegalTopics = v.InferOutput<typeof legalTopicsSchema>;
