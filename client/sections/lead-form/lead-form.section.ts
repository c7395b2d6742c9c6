/** The lead-capture form section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { leadFormSchema } from './lead-form.schema.ts';
import { LeadFormView } from './lead-form.tsx';

export const leadFormExamples = {
  default: {
    type: 'lead-form',
    background: 'tint',
    title: 'Get solar quotes for your roof',
    description: 'Up to three quotes from installers that hold the accreditation for your state.',
    benefits: [
      'Quotes for the roof you have, not an average one',
      'Rebates and feed-in tariffs already in the figures',
      'No deposit until you sign',
    ],
  },
  smallest: { type: 'lead-form' },
  longest: {
    type: 'lead-form',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    benefits: [longText, longWord],
    fields: [
      { type: 'address', label: longText.slice(0, 80), Placeholder: longText.slice(0, 60) },
      { type: 'name', label: 'Your full name', required: false, Placeholder: 'First and last' },
      { type: 'mobNumber', label: 'Mobile' },
      { type: 'email', label: 'Work email', required: false },
    ],
    submitLabel: longText.slice(0, 80),
  },
  words: {
    type: 'lead-form',
    title: 'Ask for a call',
    vertical: 'energy',
    benefitsTitle: 'What we talk about',
    benefits: ['Your last bill', 'What your meter says'],
    fields: [{ type: 'mobNumber', label: 'Mobile number' }],
    submitLabel: 'Call me',
    success: { heading: 'Done', headingContent: 'We call you.', content: 'Within a day.' },
  },
  odd: {
    type: 'lead-form',
    bgColor: '#1c1c1c',
    title: '<script>alert(1)</script>',
    titleColor: '#1c1c1c',
    benefits: ['"><img src=x onerror=alert(1)>'],
    success: { headingContent: '{name} & {name} <b>' },
  },
} satisfies Examples<v.InferInput<typeof leadFormSchema>>;

export const leadFormSection = defineSection({
  type: 'lead-form',
  schema: leadFormSchema,
  view: LeadFormView,
  examples: leadFormExamples,
});
