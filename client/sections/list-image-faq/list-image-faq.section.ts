/** The list with image plus FAQ section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { listImageFaqSchema } from './list-image-faq.schema.ts';
import { ListImageFaqView } from './list-image-faq.tsx';

export const listImageFaqExamples = {
  default: {
    type: 'list-image-faq',
    title: 'What to have beside you',
    description: 'With these three the comparison is a comparison, not a guess.',
    image: exampleImage('step-compare', 'A bill beside a list of plans'),
    list: [
      { icon: 'receipt', title: 'Your last bill', description: 'For the usage and the tariff.' },
      { icon: 'house', title: 'The full address', description: 'Unit number included.' },
      { title: 'The day you want to start', description: 'Moving? The day of the keys.' },
    ],
    topics: [
      {
        title: 'What if I have no bill yet?',
        content: [{ paragraph: 'Tell us how many people live there; we use a typical year.' }],
      },
      {
        title: 'Do you keep the bill?',
        content: [{ paragraph: 'No. You read the numbers from it and keep the paper.' }],
      },
    ],
  },
  smallest: {
    type: 'list-image-faq',
    list: [{ title: 'One thing' }],
    topics: [{ title: 'Why?', content: [{ paragraph: 'Because.' }] }],
  },
  longest: {
    type: 'list-image-faq',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    image: exampleImage('step-address'),
    list: [1, 2, 3, 4].map((number) => ({
      title: `${number} ${longWord} ${longText.slice(0, 60)}`,
      description: longText,
    })),
    faqTitle: `${longWord} ${longText.slice(0, 60)}`,
    topics: [1, 2, 3, 4, 5].map((number) => ({
      title: `${number} ${longWord} ${longText.slice(0, 90)}`,
      content: [{ paragraph: longText }, { paragraph: longText }],
    })),
  },
  odd: {
    type: 'list-image-faq',
    background: 'primary',
    image: exampleImage('step-switch'),
    list: [{ title: 'No title above & <tags>', icon: 'star' }],
    topics: [
      {
        id: 'odd-topic',
        title: 'A heading in an answer?',
        content: [
          { paragraph: [{ type: 'heading', level: 2, children: [{ text: 'Too high a rank' }] }] },
        ],
      },
    ],
  },
} satisfies Examples<v.InferInput<typeof listImageFaqSchema>>;

export const listImageFaqSection = defineSection({
  type: 'list-image-faq',
  schema: listImageFaqSchema,
  view: ListImageFaqView,
  examples: listImageFaqExamples,
});
