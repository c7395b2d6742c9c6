/** The call to action section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleMedia, longText, longWord } from '../example-content.ts';
import { ctaAnchor, ctaSchema } from './cta.schema.ts';
import { CtaView } from './cta.tsx';

export const ctaExamples = {
  default: {
    type: 'cta',
    title: 'Your last bill is all you need',
    description: 'Have it beside you and the comparison takes two minutes.',
    ctaLabel: 'Compare Now',
    ctaLink: '/energy',
  },
  smallest: { type: 'cta', title: 'Talk to us' },
  longest: {
    type: 'cta',
    title: `${longWord} ${longText.slice(0, 140)}`,
    titleSize: 'large',
    description: longText,
    ctaLabel: longText.slice(0, 80),
    ctaNumbers: [
      { id: 'a', title: '1,234,567,890', description: longText.slice(0, 100) },
      { id: 'b', title: '38', description: 'Providers on our panel' },
      { id: 'c', title: '$0', description: 'What it costs you' },
      { id: 'd', title: '2 min', description: 'To a first list' },
    ],
    media: exampleMedia(),
    mediaRedirectLink: '/energy',
  },
  numbers: {
    type: 'cta',
    title: 'A comparison you can check',
    ctaNumbers: [
      { title: '8', description: 'Services under one address' },
      { title: '$0', description: 'What it costs you' },
      { title: '2 min', description: 'To a first list' },
    ],
    media: exampleMedia('The house again'),
  },
  clip: {
    type: 'cta',
    title: 'See how it works',
    background: 'tint',
    media: {
      url: '/media/brand/film-day-of-sun.webm',
      altText: 'A day on a roof, in nine seconds',
    },
  },
  film: {
    type: 'cta',
    title: 'The long version',
    background: 'paper',
    media: { url: 'https://www.youtube.com/watch?v=abcdefghijk', altText: 'The long version' },
  },
  odd: {
    type: 'cta',
    bgColor: '#49b271',
    title: 'White on green is 2.7 : 1 & <corrected>',
    titleColor: '#fff',
    descriptionColor: '#fff',
    description: 'This text was white, too.',
    ctaLink: 'tel:+61 3 0000 0000',
  },
} satisfies Examples<v.InferInput<typeof ctaSchema>>;

export const ctaSection = defineSection({
  type: 'cta',
  anchor: ctaAnchor,
  schema: ctaSchema,
  view: CtaView,
  examples: ctaExamples,
});
