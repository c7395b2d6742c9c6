/** FAQ: topics, one open at a time (spec: faq). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

/** The anchor where the editor set none (spec: routes). */
export const faqAnchor = 'faqs';

const topic = v.object({
  id: v.pipe(
    optionalText,
    v.description(
      'A name for this topic that links can lead to, of letters, digits and dashes; optional.',
    ),
  ),
  title: v.pipe(text, v.description('The question, or the topic’s heading.')),
  label: v.pipe(
    optionalText,
    v.title('Short name'),
    v.description('A shorter name for the list beside the topics; empty shows the title.'),
  ),
  content: v.pipe(
    v.array(v.object({ paragraph: v.pipe(copy, v.description('A paragraph of the answer.')) })),
    v.minLength(1),
    v.title('Answer'),
    v.description('The answer, paragraph by paragraph.'),
  ),
});
export type Topic = v.InferOutput<typeof topic>;

/** The topics of an FAQ or a legal page. */
export const topics = v.pipe(
  v.array(topic),
  v.minLength(1, 'This list needs at least one topic'),
  v.description('Each question with its answer, or each part with its text, in this order.'),
);

export const faqSchema = v.pipe(
  v.object({
    type: v.literal('faq'),
    ...sectionBase,
    ...headingFields,
    topics,
    sidebar: v.pipe(
      v.optional(v.boolean()),
      v.title('List of questions'),
      v.description(
        'Lists the questions beside the answers; by default, only if there are at least four.',
      ),
    ),
  }),
  v.title('Questions and answers'),
  v.description('Questions that open and close, one at a time, for what visitors ask most.'),
);
export type Faq = v.InferOutput<typeof faqSchema>;
