/** Contact form: a message to the brand, with the words around it (spec: contact-form). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { defaultSentText } from '../../../domain/forms/contact-form-rules.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const contactFormSchema = v.pipe(
  v.object({
    type: v.literal('contact-form'),
    ...sectionBase,
    ...headingFields,
    submitLabel: v.pipe(
      v.optional(text, 'Contact Us'),
      v.title('Button'),
      v.description('The text on the form’s button.'),
    ),
    notice: v.pipe(
      optionalText,
      v.title('Collection notice'),
      v.description(
        'Who collects the details, what for, who gets them and if they go overseas; if empty, a notice in the brand’s name.',
      ),
    ),
    sentText: v.pipe(
      v.optional(text, defaultSentText),
      v.title('After sending'),
      v.description('What the visitor reads once the message is sent.'),
    ),
    phone: v.pipe(optionalText, v.description('The number to call, shown beside the form.')),
    email: v.pipe(
      v.optional(v.pipe(v.string(), v.trim(), v.email('An email address looks like a@b.example'))),
      v.description('Where to write to, shown beside the form.'),
    ),
    hours: v.pipe(
      optionalText,
      v.description('When somebody answers, such as “Mon to Fri, 9 am to 5 pm”.'),
    ),
    address: v.pipe(optionalText, v.description('The postal address, shown beside the form.')),
  }),
  v.title('Contact form'),
  v.description('A form for a message to the brand, with other ways to reach it.'),
);
export type ContactFormSection = v.InferOutput<typeof contactFormSchema>;
