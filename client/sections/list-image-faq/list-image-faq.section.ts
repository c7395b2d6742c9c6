/** The list with image plus FAQ, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { listImageFaqExamples } from './list-image-faq.examples.ts';
import { listImageFaqSchema } from './list-image-faq.schema.ts';
import { ListImageFaqView } from './list-image-faq.tsx';

export const listImageFaqSection = defineSection({
  type: 'list-image-faq',
  schema: listImageFaqSchema,
  view: ListImageFaqView,
  examples: listImageFaqExamples,
});
