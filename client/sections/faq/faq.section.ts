/** The FAQ, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { faqExamples } from './faq.examples.ts';
import { faqSchema } from './faq.schema.ts';
import { FaqView } from './faq.tsx';

export const faqSection = defineSection({
  type: 'faq',
  schema: faqSchema,
  view: FaqView,
  examples: faqExamples,
});
