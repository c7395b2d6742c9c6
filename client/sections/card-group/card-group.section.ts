/** The card group section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { achievementsExamples } from '../achievements/achievements.section.ts';
import { boardMembersExamples } from '../board-members/board-members.section.ts';
import { coreValuesExamples } from '../core-values/core-values.section.ts';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { industriesExamples } from '../industries/industries.section.ts';
import { profilesExamples } from '../profiles/profiles.section.ts';
import { stepsExamples } from '../steps/steps.section.ts';
import { successStoriesExamples } from '../success-stories/success-stories.section.ts';
import { testimonialsExamples } from '../testimonials/testimonials.section.ts';
import { cardGroupSchema } from './card-group.schema.ts';
import { CardGroupView } from './card-group.tsx';

const type = 'card-group';
const news = [
  {
    thumbnail: exampleImage('step-compare'),
    subHead: '4 August 2026',
    supportingText: '2 min',
    title: 'Sponsored rows now carry the price of the row',
    description:
      'When a provider pays for a place outside the order, the list says so, and from today it says how much it paid for a thousand views.',
    linkUrl: '/about',
  },
  {
    thumbnail: exampleImage('step-switch'),
    subHead: '19 June 2026',
    supportingText: '1 min',
    title: 'A new office in Launceston',
    description: 'Eleven desks, above the bakery in Charles Street.',
    linkUrl: '/contact',
  },
  {
    thumbnail: exampleImage('step-address'),
    subHead: '2 May 2026',
    supportingText: '3 min',
    title: 'What changed in the address search',
    linkUrl: '/about',
  },
];

export const cardGroupExamples = {
  default: {
    type,
    section: 'domains',
    title: 'What we work on',
    description: 'Four fields, one way of working: the numbers first.',
    cards: [
      {
        thumbnail: exampleImage('step-compare'),
        title: 'Energy at home',
        description: 'Tariffs, feed-in, the meter, and the person who pays for all three.',
        linkUrl: '/energy',
        linkLabel: 'Compare Now',
      },
      {
        thumbnail: exampleImage('step-address'),
        title: 'Lines into the house',
        description: 'Which networks reach an address, and what they deliver after dinner.',
        linkUrl: '/internet',
      },
      {
        title: 'Paper',
        subHead: 'New',
        description: 'Contracts, read aloud until they are clear.',
      },
    ],
  },
  smallest: { type, section: 'pages', cards: [{ title: 'About us', linkUrl: '/about' }] },
  longest: {
    type,
    section: 'domains',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    cards: [1, 2, 3].map((number) => ({
      id: `domain-${number}`,
      thumbnail: exampleImage('step-address'),
      subHead: longText.slice(0, 60),
      supportingText: '14 min',
      title: `${number} ${longWord} ${longText.slice(0, 60)}`,
      description: longText,
      linkUrl: '/about',
      linkLabel: longText.slice(0, 60),
    })),
  },
  successStories: {
    type,
    section: 'successStories',
    title: 'Two who switched',
    cards: successStoriesExamples.default.stories.slice(0, 2),
  },
  coreValues: {
    type,
    section: 'coreValues',
    title: 'What we hold to',
    cards: coreValuesExamples.default.values,
  },
  latestNews: { type, section: 'latestNews', title: 'Latest news', cards: news },
  testimonials: {
    type,
    section: 'testimonials',
    title: 'What people say',
    cards: testimonialsExamples.default.testimonials,
  },
  profiles: {
    type,
    section: 'profiles',
    title: 'The team',
    cards: profilesExamples.default.profiles,
  },
  achievements: {
    type,
    section: 'achievements',
    title: 'Along the way',
    cards: achievementsExamples.default.achievements,
  },
  leadership: {
    type,
    section: 'leadership',
    title: 'Who leads',
    cards: profilesExamples.leadership.profiles,
  },
  boardMembers: {
    type,
    section: 'boardMembers',
    title: 'The board',
    cards: boardMembersExamples.default.members,
  },
  products: {
    type,
    section: 'products',
    title: 'What we compare',
    cards: industriesExamples.default.cards,
  },
  steps: { type, section: 'steps', title: 'In order', cards: stepsExamples.default.steps },
  pages: {
    type,
    section: 'pages',
    title: 'Read on',
    cards: [
      { title: 'About us', description: 'Who owns us, and how we earn.', linkUrl: '/about' },
      { title: 'Contact', description: 'A person answers.', linkUrl: '/contact' },
      { title: 'Privacy', linkUrl: '/privacy-policy' },
      { title: 'Not yet written', supportingText: '5 min' },
    ],
  },
  odd: {
    type,
    section: 'latestNews',
    background: 'primary',
    cards: [
      { title: 'No title above & <tags>', description: longText },
      { title: 'Elsewhere', linkUrl: 'https://example.com/news', linkLabel: 'The source' },
    ],
  },
} satisfies Examples<v.InferInput<typeof cardGroupSchema>>;

export const cardGroupSection = defineSection({
  type: 'card-group',
  schema: cardGroupSchema,
  view: CardGroupView,
  examples: cardGroupExamples,
});
