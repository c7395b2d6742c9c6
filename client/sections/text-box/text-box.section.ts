/** The text box section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { textBoxSchema } from './text-box.schema.ts';
import { TextBoxView } from './text-box.tsx';

const textBoxExamples = {
  default: {
    type: 'text-box',
    title: 'Before you switch',
    titleSize: 'small',
    description:
      'Check whether your current plan has an exit fee. It stands on page two of the bill.',
    descriptionSize: 'small',
  },
  smallest: { type: 'text-box', description: 'A note.' },
  longest: {
    type: 'text-box',
    background: 'tint',
    look: 'plain',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: `${longText}\n\n${longText}`,
  },
  fine: {
    type: 'text-box',
    look: 'fine',
    spacing: 'small',
    description: 'Prices last checked on the date shown with each plan.',
  },
  odd: {
    type: 'text-box',
    align: 'center',
    bgColor: '#ffe4e1',
    title: '<h1>Not a heading</h1>',
    titleColor: '#ffd700',
    description: [{ type: 'paragraph', textAlign: 'end', children: [{ text: 'Rich & aligned' }] }],
  },
} satisfies Examples<v.InferInput<typeof textBoxSchema>>;

export const textBoxSection = defineSection({
  type: 'text-box',
  schema: textBoxSchema,
  view: TextBoxView,
  examples: textBoxExamples,
});
