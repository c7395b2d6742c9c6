/** Contact form: a message to the brand, with the words around it (spec: contact-form). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const contactFormSchema = v.object({
  type: v.literal('contact-form'),
  ...sectionBase,
  ...headingFields,
  submitLabel: v.optional(text, 'Contact Us'),
  /** Who collects the details and what for; by default in the name of the brand. */
  notice: optionalText,
  /** Under 'Message Sent'. */
  sentText: v.optional(
    text,
    'Thank you for writing. We answer by email, or by phone if you left a number.',
  ),
  /** Other ways to reach the brand. */
  phone: optionalText,
  email: v.optional(
    v.pipe(v.string(), v.trim(), v.email('An email address looks like a@b.example')),
  ),
  hours: optionalText,
  address: optionalText,
});
export type ContactFormSection = v.InferOutput<typeof contactFormSchema>;
