/** The lead-capture form, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { leadFormExamples } from './lead-form.examples.ts';
import { leadFormSchema } from './lead-form.schema.ts';
import { LeadFormView } from './lead-form.tsx';

export const leadFormSection = defineSection({
  type: 'lead-form',
  schema: leadFormSchema,
  view: LeadFormView,
  examples: leadFormExamples,
});
