/** FAQ: topics, one open at a time (spec: faq). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

const topic = v.object({
  id: optionalText,
  title: text,
  /** A shorter name for the sidebar; the title by default. */
  label: optionalText,
  content: v.pipe(v.array(v.object({ paragraph: copy })), v.minLength(1)),
});
export type Topic = v.InferOutput<typeof topic>;

/** The topics of an FAQ or a legal page. */
export const topics = v.pipe(v.array(topic), v.minLength(1, 'This list needs at least one topic'));

export const faqSchema = v.object({
  type: v.literal('faq'),
  ...sectionBase,
  ...headingFields,
  topics,
  /** Lists the topics beside them; by default from four topics on. */
  sidebar: v.optional(v.boolean()),
});
export type Faq = v.InferOutput<typeof faqSchema>;
