/** The call to action, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { ctaExamples } from './cta.examples.ts';
import { ctaSchema } from './cta.schema.ts';
import { CtaView } from './cta.tsx';

export const ctaSection = defineSection({
  type: 'cta',
  schema: ctaSchema,
  view: CtaView,
  examples: ctaExamples,
});
