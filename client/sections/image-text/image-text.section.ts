/** The image-text group section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { imageTextSchema } from './image-text.schema.ts';
import { ImageTextView } from './image-text.tsx';

const rows = [
  {
    title: 'Start with the address',
    body: 'Networks, tariffs and speeds end at streets. Your address tells us which plans you can really buy.',
    image: exampleImage('step-address', 'A letterbox with the number 12'),
    link: { label: 'How we find your address', url: '/steps-to-switch' },
  },
  {
    title: 'Read the whole cost',
    body: 'We work out a year in dollars, with fees, before any discount that ends.',
    image: exampleImage('step-compare', 'Two bills side by side'),
  },
  {
    title: 'Leave when you like',
    body: 'No exit fees on the plans we list first, and we say so when there is one.',
    image: exampleImage('step-switch', ''),
  },
];

export const imageTextExamples = {
  default: {
    type: 'image-text',
    title: 'What you get that a list of plans does not give you',
    description: 'Three things we do before we show you a price.',
    rows,
  },
  smallest: { type: 'image-text', rows: [{ title: 'One row', body: 'With words only.' }] },
  longest: {
    type: 'image-text',
    layout: '25/75',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    rows: [...rows, { title: longWord, subHead: longText.slice(0, 80), body: longText }],
  },
  halves: { type: 'image-text', layout: '50/50', background: 'tint', title: 'Half and half', rows },
  aboutUs: { type: 'image-text', section: 'aboutUs', title: 'About us', rows },
  steps: { type: 'image-text', section: 'steps', title: 'How it works', rows },
  odd: {
    type: 'image-text',
    bgColor: '#123',
    titleColor: '#112244',
    title: 'A dark ground & "quotes"',
    rows: [
      {
        title: '<b>Not bold</b>',
        body: [
          { type: 'heading', level: 5, children: [{ text: 'Deeper than it should be' }] },
          { type: 'paragraph', children: [{ text: 'Rich ' }, { text: 'words', italic: true }] },
        ],
      },
    ],
  },
} satisfies Examples<v.InferInput<typeof imageTextSchema>>;

export const imageTextSection = defineSection({
  type: 'image-text',
  schema: imageTextSchema,
  view: ImageTextView,
  examples: imageTextExamples,
});
