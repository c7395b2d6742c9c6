/** The testimonials, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { testimonialsExamples } from './testimonials.examples.ts';
import { testimonialsSchema } from './testimonials.schema.ts';
import { TestimonialsView } from './testimonials.tsx';

export const testimonialsSection = defineSection({
  type: 'testimonials',
  schema: testimonialsSchema,
  view: TestimonialsView,
  examples: testimonialsExamples,
});
