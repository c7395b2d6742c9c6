/** The news carousel, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { newsExamples } from './news.examples.ts';
import { newsSchema } from './news.schema.ts';
import { NewsView } from './news.tsx';

export const newsSection = defineSection({
  type: 'news',
  schema: newsSchema,
  view: NewsView,
  examples: newsExamples,
});
