/** The industries carousel, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { industriesExamples } from './industries.examples.ts';
import { industriesSchema } from './industries.schema.ts';
import { IndustriesView } from './industries.tsx';

export const industriesSection = defineSection({
  type: 'industries',
  schema: industriesSchema,
  view: IndustriesView,
  examples: industriesExamples,
});
