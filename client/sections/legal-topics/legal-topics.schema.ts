/** Legal topics: a long text in parts that can be linked to, with a sidebar of them (spec: sections). */
import * as v from 'valibot';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { sectionBase } from '../base.schema.ts';
import { topic } from '../faq/topics.schema.ts';
import { headingFields } from '../fields.schema.ts';

export const legalTopicsSchema = v.object({
  type: v.literal('legal-topics'),
  ...sectionBase,
  ...headingFields,
  /** When the text was last changed, in words: `Last updated 17 August 2026`. */
  updated: optionalText,
  topics: v.pipe(v.array(topic), v.minLength(1, 'Legal topics need at least one topic')),
});
export type LegalTopics = v.InferOutput<typeof legalTopicsSchema>;
