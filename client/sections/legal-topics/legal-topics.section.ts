/** The legal topics, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { legalTopicsExamples } from './legal-topics.examples.ts';
import { legalTopicsSchema } from './legal-topics.schema.ts';
import { LegalTopicsView } from './legal-topics.tsx';

export const legalTopicsSection = defineSection({
  type: 'legal-topics',
  schema: legalTopicsSchema,
  view: LegalTopicsView,
  examples: legalTopicsExamples,
});
