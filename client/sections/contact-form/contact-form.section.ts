/** The contact form, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { contactFormExamples } from './contact-form.examples.ts';
import { contactFormSchema } from './contact-form.schema.ts';
import { ContactFormView } from './contact-form.tsx';

export const contactFormSection = defineSection({
  type: 'contact-form',
  schema: contactFormSchema,
  view: ContactFormView,
  examples: contactFormExamples,
});
