/** The core values section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { coreValuesSchema } from './core-values.schema.ts';
import { CoreValuesView } from './core-values.tsx';

export const coreValuesExamples = {
  default: {
    type: 'core-values',
    title: 'What we hold to',
    description: 'Four sentences. They hang in every office and decide more than you would think.',
    values: [
      {
        icon: 'scale',
        title: 'Order is arithmetic',
        description: 'A list is sorted by what a plan costs you. Nobody can pay to move up.',
      },
      {
        icon: 'receipt',
        title: 'Show the whole price',
        description: 'Fees, conditions and the day a discount ends stand beside the number.',
      },
      {
        icon: 'lock',
        title: 'Ask for less',
        description: 'We collect what the comparison needs, and say what it is for first.',
      },
      {
        icon: 'users',
        title: 'Answer in person',
        description: 'A complaint is read by somebody who can fix it.',
      },
    ],
  },
  smallest: { type: 'core-values', values: [{ title: 'Care' }] },
  longest: {
    type: 'core-values',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    titleSize: 'large',
    description: longText,
    values: [1, 2, 3].map((number) => ({
      id: `value-${number}`,
      icon: 'leaf' as const,
      thumbnail: exampleImage('step-compare'),
      subHead: longText.slice(0, 60),
      supportingText: '12 min',
      title: `${number} ${longWord}`,
      description: longText,
      linkUrl: '/about',
      linkLabel: longText.slice(0, 60),
    })),
  },
  odd: {
    type: 'core-values',
    bgColor: '#fc0',
    title: 'On yellow & <more>',
    titleColor: '#fff',
    values: [
      { title: 'No description', linkUrl: 'https://example.com/values' },
      { title: 'Two lines', description: 'One.\nTwo.', icon: 'star' },
    ],
  },
} satisfies Examples<v.InferInput<typeof coreValuesSchema>>;

export const coreValuesSection = defineSection({
  type: 'core-values',
  schema: coreValuesSchema,
  view: CoreValuesView,
  examples: coreValuesExamples,
});
