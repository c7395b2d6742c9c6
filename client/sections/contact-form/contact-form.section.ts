/** The contact form section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { contactFormSchema } from './contact-form.schema.ts';
import { ContactFormView } from './contact-form.tsx';

export const contactFormExamples = {
  default: {
    type: 'contact-form',
    title: 'Write to us',
    description: 'A person reads it, usually the same day.',
    phone: '1800 000 000',
    email: 'hello@example.com',
    hours: 'Monday to Friday, 9 am to 5 pm\nin Melbourne',
  },
  smallest: { type: 'contact-form' },
  longest: {
    type: 'contact-form',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    submitLabel: longText.slice(0, 80),
    notice: longText,
    phone: '+61 3 0000 0000 0000',
    email: `${longWord.toLowerCase()}@example.com`,
    hours: longText,
    address: longText,
  },
  odd: {
    type: 'contact-form',
    bgColor: '#49b271',
    title: '<script>alert(1)</script>',
    sentText: '"><img src=x onerror=alert(1)>',
    address: '<b>GPO</b> Box 1',
  },
} satisfies Examples<v.InferInput<typeof contactFormSchema>>;

export const contactFormSection = defineSection({
  type: 'contact-form',
  schema: contactFormSchema,
  view: ContactFormView,
  examples: contactFormExamples,
});
