/** Lead-capture form: its fields, the benefits beside it, the words of its result (spec: lead-form). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { defaultLeadFields, leadFieldTypes } from '../../../domain/forms/lead-form-rules.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** What the form asks for (spec: lead-form); a field left out is not asked for. */
const fields = v.pipe(
  v.array(
    v.object({
      type: v.picklist(leadFieldTypes),
      label: text,
      required: v.optional(v.boolean(), true),
      Placeholder: optionalText,
    }),
  ),
  v.check(
    (list) => new Set(list.map(({ type }) => type)).size === list.length,
    'Each field once: the form sends it by its type',
  ),
  v.check(
    (list) => list.some(({ type, required }) => required && /^(?:email|mobNumber)$/.test(type)),
    'A lead nobody can answer is none: ask for the email or the mobile number, required',
  ),
);

export const leadFormSchema = v.object({
  type: v.literal('lead-form'),
  ...sectionBase,
  ...headingFields,
  vertical: v.optional(v.picklist(verticalSlugs.filter((slug) => slug !== 'bundle')), 'solar'),
  benefits: v.optional(v.array(text), []),
  /** Title of the benefits on small screens (spec: lead-form). */
  benefitsTitle: v.optional(text, 'Benefits of Solar Power'),
  fields: v.optional(fields, [...defaultLeadFields]),
  submitLabel: v.optional(text, 'Get Started'),
  /** Words of the success dialog; `{name}` becomes the visitor's name (spec: lead-form). */
  success: v.optional(
    v.object({
      heading: v.optional(text, 'Congratulations!'),
      headingContent: v.optional(text, 'Thank you, {name}. We have your details.'),
      subHeading: v.optional(text, 'What happens next?'),
      content: v.optional(
        text,
        'A consultant looks at what is available at your address, then calls or emails you. You decide; nothing is signed for you.',
      ),
    }),
    {},
  ),
});
export type LeadFormSection = v.InferOutput<typeof leadFormSchema>;
