/** The card-group links section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { cardGroupLinksSchema } from './card-group-links.schema.ts';
import { CardGroupLinksView } from './card-group-links.tsx';

export const cardGroupLinksExamples = {
  default: {
    type: 'card-group-links',
    title: 'Read before you sign',
    description: 'Short guides, by subject. None of them sells anything.',
    groups: [
      {
        title: 'Energy',
        cards: [
          {
            thumbnail: exampleImage('step-compare'),
            subHead: 'Bills',
            supportingText: '4 min',
            title: 'The six numbers on a bill that matter',
            description: 'And the two that are only there to look generous.',
            linkUrl: '/energy',
          },
          {
            thumbnail: exampleImage('step-switch'),
            subHead: 'Switching',
            supportingText: '3 min',
            title: 'What happens in the ten days of cooling off',
            linkUrl: '/steps-to-switch',
          },
        ],
      },
      {
        title: 'Internet',
        cards: [
          {
            subHead: 'Speed',
            supportingText: '5 min',
            title: 'Typical evening speed, and why it is the number to compare',
            description: 'Measured between 7pm and 11pm, when everybody is at home.',
          },
        ],
      },
      {
        title: 'Moving',
        cards: [
          { title: 'A fortnight of small jobs', supportingText: '6 min', linkUrl: '/contact' },
          { title: 'Keys, meter, photo', description: 'In this order, on the day.' },
        ],
      },
      { title: 'Money', cards: [{ title: 'What a comparison rate leaves out' }] },
      { title: 'Privacy', cards: [{ title: 'Why we ask for an address' }] },
    ],
  },
  smallest: {
    type: 'card-group-links',
    groups: [{ title: 'Guides', cards: [{ title: 'Only guide' }] }],
  },
  longest: {
    type: 'card-group-links',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    groups: [1, 2, 3, 4, 5, 6].map((number) => ({
      id: `group-${number}`,
      title: `${number} ${longWord}`,
      cards: [1, 2, 3].map((place) => ({
        id: `card-${number}-${place}`,
        thumbnail: exampleImage('step-address'),
        subHead: longText.slice(0, 40),
        supportingText: '21 min read',
        title: `${place} ${longWord} ${longText.slice(0, 60)}`,
        description: longText,
        linkUrl: '/about',
        linkLabel: longText.slice(0, 60),
      })),
    })),
  },
  odd: {
    type: 'card-group-links',
    background: 'primary',
    title: 'Two groups of the same name & <tags>',
    groups: [
      { title: 'Same', cards: [{ title: 'First', thumbnail: exampleImage('step-compare') }] },
      { title: 'Same', cards: [{ title: 'Second', linkUrl: 'https://example.com/' }] },
    ],
  },
} satisfies Examples<v.InferInput<typeof cardGroupLinksSchema>>;

export const cardGroupLinksSection = defineSection({
  type: 'card-group-links',
  schema: cardGroupLinksSchema,
  view: CardGroupLinksView,
  examples: cardGroupLinksExamples,
});
