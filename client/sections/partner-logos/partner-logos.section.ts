/** The partner logos, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { partnerLogosExamples } from './partner-logos.examples.ts';
import { partnerLogosSchema } from './partner-logos.schema.ts';
import { PartnerLogosView } from './partner-logos.tsx';

export const partnerLogosSection = defineSection({
  type: 'partner-logos',
  schema: partnerLogosSchema,
  view: PartnerLogosView,
  examples: partnerLogosExamples,
});
