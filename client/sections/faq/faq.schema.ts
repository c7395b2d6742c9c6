/** FAQ: topics of which one is open at a time (spec §2, §3 "FAQ section", §4). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { sectionBase } from '../base.schema.ts';
import { copy, headingFields } from '../fields.schema.ts';

export const faqSchema = v.object({
  type: v.literal('faq'),
  ...sectionBase,
  ...headingFields,
  topics: v.pipe(
    v.array(
      v.object({
        id: optionalText,
        title: text,
        content: v.pipe(v.array(v.object({ paragraph: copy })), v.minLength(1)),
      }),
    ),
    v.minLength(1, 'An FAQ needs at least one topic'),
  ),
});
export type Faq = v.InferOutput<typeof faqSchema>;
