/** Lead-capture form: its fields, the benefits beside it, the words of its result (spec: lead-form). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import {
  defaultLeadFields,
  defaultLeadVertical,
  leadFieldTypes,
} from '../../../domain/forms/lead-form-rules.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** The fields that the form asks for (spec: lead-form). */
const fields = v.pipe(
  v.array(
    v.object({
      type: v.pipe(
        v.picklist(leadFieldTypes),
        v.title('Asks for'),
        v.description('What the field asks for; use each only once.'),
      ),
      label: v.pipe(text, v.description('The label above the field.')),
      required: v.pipe(
        v.optional(v.boolean(), true),
        v.description('Whether a visitor must fill it in to send the form.'),
      ),
      Placeholder: v.pipe(
        optionalText,
        v.title('Example'),
        v.description('An example shown inside the empty field.'),
      ),
    }),
  ),
  v.check(
    (list) => new Set(list.map(({ type }) => type)).size === list.length,
    'Use each kind of field once',
  ),
  v.check(
    (list) => list.some(({ type, required }) => required && /^(?:email|mobNumber)$/.test(type)),
    'Add an email or mobile field and mark it required, or nobody can reply to the lead',
  ),
);

export const leadFormSchema = v.pipe(
  v.object({
    type: v.literal('lead-form'),
    ...sectionBase,
    ...headingFields,
    vertical: v.pipe(
      v.optional(
        v.picklist(verticalSlugs.filter((slug) => slug !== 'bundle')),
        defaultLeadVertical,
      ),
      v.title('Product'),
      v.description('The product the visitor asks about.'),
    ),
    benefits: v.pipe(
      v.optional(v.array(text), []),
      v.description('Short reasons to leave your details, listed beside the form.'),
    ),
    benefitsTitle: v.pipe(
      v.optional(text, 'Benefits of Solar Power'),
      v.description('The title of the benefits on a phone.'),
    ),
    fields: v.pipe(
      v.optional(fields, [...defaultLeadFields]),
      v.description(
        'What the form asks for, in this order; email or mobile number must be required.',
      ),
    ),
    submitLabel: v.pipe(
      v.optional(text, 'Get Started'),
      v.title('Button'),
      v.description('The text on the form’s button.'),
    ),
    success: v.pipe(
      v.optional(
        v.object({
          heading: v.pipe(
            v.optional(text, 'Congratulations!'),
            v.description('The first line of the dialog.'),
          ),
          headingContent: v.pipe(
            v.optional(text, 'Thank you, {name}. We have your details.'),
            v.title('Line under the heading'),
            v.description('The line under it; {name} becomes the visitor’s name.'),
          ),
          subHeading: v.pipe(
            v.optional(text, 'What happens next?'),
            v.title('Second heading'),
            v.description('The title above what happens next.'),
          ),
          content: v.pipe(
            v.optional(
              text,
              'A consultant looks at what is available at your address, then calls or emails you. You decide; nothing is signed for you.',
            ),
            v.title('Text'),
            v.description('What happens now that the details are in.'),
          ),
        }),
        {},
      ),
      v.title('After sending'),
      v.description('What the visitor reads once the details are in.'),
    ),
  }),
  v.title('Lead form'),
  v.description(
    'A form that takes a visitor’s details for a call back, with the benefits beside it.',
  ),
);
export type LeadFormSection = v.InferOutput<typeof leadFormSchema>;
