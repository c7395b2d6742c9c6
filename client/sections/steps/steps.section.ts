/** The steps section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { stepsSchema } from './steps.schema.ts';
import { StepsView } from './steps.tsx';

const steps = [
  {
    title: 'Give us the address',
    paragraphs: [
      'It decides which plans exist for you. Not sure it will be found? Just contact us.',
    ],
    image: exampleImage('step-address'),
  },
  {
    title: 'Compare the year',
    paragraphs: ['Every plan as dollars a year, fees included, ordered by cost.'],
    image: exampleImage('step-compare'),
  },
  {
    title: 'Switch in one form',
    paragraphs: ['Your new provider tells the old one. The power stays on.'],
    image: exampleImage('step-switch'),
  },
];

export const stepsExamples = {
  default: {
    type: 'steps',
    title: 'Three steps, then it is done',
    description: 'Most people finish before the kettle does.',
    steps,
  },
  smallest: { type: 'steps', steps: [{ title: 'Only one', paragraphs: ['Call.'] }] },
  longest: {
    type: 'steps',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 100)}`,
    description: longText,
    steps: [
      ...steps,
      { title: longWord, icon: 'phone', paragraphs: [longText, `${longText} End`] },
    ],
  },
  rows: { type: 'steps', layout: 'rows', title: 'Step by step', steps },
  odd: {
    type: 'steps',
    background: 'primary',
    title: 'Punctuation only & <tags>',
    steps: [
      { title: 'First', paragraphs: ['…'] },
      { title: 'Second', paragraphs: ['No link here.'] },
    ],
  },
} satisfies Examples<v.InferInput<typeof stepsSchema>>;

export const stepsSection = defineSection({
  type: 'steps',
  schema: stepsSchema,
  view: StepsView,
  examples: stepsExamples,
});
