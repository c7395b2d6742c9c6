/** The FAQ section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { faqAnchor, faqSchema } from './faq.schema.ts';
import { FaqView } from './faq.tsx';

export const faqExamples = {
  default: {
    type: 'faq',
    title: 'Frequently asked questions',
    description: 'Something else on your mind? Ask us, a person answers.',
    topics: [
      {
        title: 'Will my power go off while I switch?',
        label: 'Power during the switch',
        content: [
          { paragraph: 'No. The wires stay the same; only the company that bills you changes.' },
        ],
      },
      {
        title: 'How long does a switch take?',
        content: [
          { paragraph: 'Two business days once the cooling-off period of ten days is over.' },
          { paragraph: 'You can ask for it sooner when you move house.' },
        ],
      },
      {
        id: 'how-we-are-paid',
        title: 'How are you paid?',
        content: [
          {
            paragraph: [
              {
                type: 'paragraph',
                children: [
                  { text: 'Providers pay us when you sign up. It never decides the order: ' },
                  { type: 'link', href: '/steps-to-switch', children: [{ text: 'how we order' }] },
                  { text: '.' },
                ],
              },
            ],
          },
        ],
      },
      {
        title: 'Do I have to give my phone number?',
        content: [{ paragraph: 'Only if you want us to call about a plan.' }],
      },
    ],
  },
  smallest: { type: 'faq', topics: [{ title: 'Why?', content: [{ paragraph: 'Because.' }] }] },
  longest: {
    type: 'faq',
    background: 'tint',
    title: longText.slice(0, 200),
    titleSize: 'large',
    description: longText,
    topics: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => ({
      title: `${number}. ${longWord} ${longText.slice(0, 120)}`,
      content: [{ paragraph: longText }, { paragraph: longText }],
    })),
  },
  odd: {
    type: 'faq',
    anchor: 'more-questions',
    bgColor: '#808080',
    title: '<summary> & "details"',
    titleColor: '#777777',
    topics: [
      {
        title: 'A heading in an answer?',
        content: [
          { paragraph: [{ type: 'heading', level: 2, children: [{ text: 'Too high a rank' }] }] },
        ],
      },
    ],
  },
} satisfies Examples<v.InferInput<typeof faqSchema>>;

export const faqSection = defineSection({
  type: 'faq',
  anchor: faqAnchor,
  schema: faqSchema,
  view: FaqView,
  examples: faqExamples,
});
