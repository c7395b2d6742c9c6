/** FAQ: topics of which one is open at a time (spec: faq). */
import * as v from 'valibot';
import { sectionBase } from '../base.schema.ts';
import { headingFields } from '../fields.schema.ts';
import { topic } from './topics.schema.ts';

export const faqSchema = v.object({
  type: v.literal('faq'),
  ...sectionBase,
  ...headingFields,
  topics: v.pipe(v.array(topic), v.minLength(1, 'An FAQ needs at least one topic')),
  /** The list of topics beside them; without a choice it stands there from four topics on. */
  sidebar: v.optional(v.boolean()),
});
export type Faq = v.InferOutput<typeof faqSchema>;
