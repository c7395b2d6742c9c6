/** The legal topics section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { legalTopicsSchema } from './legal-topics.schema.ts';
import { LegalTopicsView } from './legal-topics.tsx';

export const legalTopicsExamples = {
  default: {
    type: 'legal-topics',
    title: 'How we handle your details',
    updated: 'Last updated 17 August 2026',
    topics: [
      {
        title: 'What we collect',
        content: [
          { paragraph: 'Your address or postcode, and what you type into a form that we show.' },
          {
            paragraph: [
              {
                type: 'unordered-list',
                children: [
                  {
                    type: 'list-item',
                    children: [
                      {
                        type: 'list-item-content',
                        children: [{ text: 'Address, to know which plans exist there' }],
                      },
                    ],
                  },
                  {
                    type: 'list-item',
                    children: [
                      {
                        type: 'list-item-content',
                        children: [
                          { text: 'Name, email and phone, only when you ask for contact' },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        title: 'Who receives it',
        content: [{ paragraph: 'The provider you chose, and nobody else.' }],
      },
      {
        id: 'your-rights',
        title: 'What you can ask of us',
        label: 'Your rights',
        content: [{ paragraph: 'A copy, a correction, or that we delete it. Write to us.' }],
      },
      {
        title: 'How long we keep it',
        content: [{ paragraph: 'Thirteen months, unless a law asks for longer.' }],
      },
    ],
  },
  smallest: {
    type: 'legal-topics',
    topics: [{ title: 'Terms', content: [{ paragraph: 'Be kind.' }] }],
  },
  longest: {
    type: 'legal-topics',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    topics: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => ({
      title: `${number}. ${longWord} ${longText.slice(0, 90)}`,
      content: [{ paragraph: longText }, { paragraph: `${longText}\n\n${longText}` }],
    })),
  },
  odd: {
    type: 'legal-topics',
    bgColor: '#102030',
    title: 'Twice the same & <tags>',
    topics: [
      {
        title: 'General',
        content: [
          { paragraph: [{ type: 'heading', level: 2, children: [{ text: 'Too high a rank' }] }] },
        ],
      },
      { title: 'General', content: [{ paragraph: 'Again.' }] },
    ],
  },
} satisfies Examples<v.InferInput<typeof legalTopicsSchema>>;

export const legalTopicsSection = defineSection({
  type: 'legal-topics',
  schema: legalTopicsSchema,
  view: LegalTopicsView,
  examples: legalTopicsExamples,
});
