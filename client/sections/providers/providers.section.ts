/** The providers section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleProviders, longText, longWord } from '../example-content.ts';
import { providersSchema } from './providers.schema.ts';
import { ProvidersView } from './providers.tsx';

export const providersExamples = {
  default: {
    type: 'providers',
    description: 'Not every provider in Australia: these have an agreement with us.',
    categories: [
      { vertical: 'energy' },
      { vertical: 'solar' },
      { vertical: 'broadband', label: 'Internet' },
      { vertical: 'mobile' },
      { vertical: 'credit-cards' },
      { vertical: 'personal-loan' },
      { vertical: 'health-insurance' },
    ],
  },
  smallest: { type: 'providers', categories: [{ vertical: 'broadband' }] },
  longest: {
    type: 'providers',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    categories: [
      { vertical: 'mobile', label: longWord },
      { vertical: 'broadband', label: longText.slice(0, 70) },
      { vertical: 'energy' },
      { vertical: 'health-insurance' },
    ],
  },
  odd: {
    type: 'providers',
    background: 'primary',
    title: 'Two & <b>',
    categories: [
      { vertical: 'health-insurance', label: '<i>Ω</i>' },
      { vertical: 'mobile', label: '&' },
    ],
  },
} satisfies Examples<v.InferInput<typeof providersSchema>>;

export const providersSection = defineSection({
  type: 'providers',
  schema: providersSchema,
  view: ProvidersView,
  examples: providersExamples,
  needs: ({ categories }) => ({ providers: categories.map(({ vertical }) => vertical) }),
  exampleLive: { providers: exampleProviders },
});
