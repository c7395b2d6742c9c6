/** The industries carousel section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { industriesSchema } from './industries.schema.ts';
import { IndustriesView } from './industries.tsx';

const cards = [
  {
    header: 'Energy',
    body: 'Electricity and gas as dollars a year, fees included.',
    thumbnail: exampleImage('step-address'),
    link: { label: 'Compare energy', url: '/energy' },
  },
  {
    header: 'Internet',
    body: 'What a line really does between seven and eleven at night.',
    thumbnail: exampleImage('step-compare'),
    link: { label: 'Compare internet', url: '/internet' },
  },
  {
    header: 'Mobile',
    body: 'SIM-only plans by data and price, with the network named.',
    thumbnail: exampleImage('step-switch'),
    link: { label: 'Compare mobile', url: '/mobile' },
  },
  {
    header: 'Solar',
    body: 'Panels and batteries, and when they pay for themselves.',
    thumbnail: exampleImage('step-address'),
    link: { label: 'Compare solar', url: '/solar' },
  },
  {
    header: 'Bundle',
    body: 'Everything at the new place in one form.',
    thumbnail: exampleImage('step-compare'),
    link: { label: 'Start a bundle', url: '/bundle' },
  },
];

export const industriesExamples = {
  default: {
    type: 'industries',
    title: 'What we compare',
    description: 'Each of them at your address, not for a postcode’s average household.',
    cards,
  },
  smallest: { type: 'industries', cards: [{ header: 'Energy' }] },
  three: { type: 'industries', background: 'tint', title: 'Three fit', cards: cards.slice(0, 3) },
  longest: {
    type: 'industries',
    title: longText.slice(0, 160),
    description: longText,
    cards: [1, 2, 3, 4].map((number) => ({
      header: `${longWord} ${number}`,
      body: longText,
      thumbnail: exampleImage('step-switch', 'A switch'),
      link: { label: longText.slice(0, 60), url: `/energy?card=${number}` },
    })),
  },
  odd: {
    type: 'industries',
    background: 'primary',
    autoplay: false,
    title: 'Colours & <tags>',
    cards: [
      { header: 'Yellow on white', bgColor: '#fff', textColor: '#ff0', body: 'Corrected' },
      {
        header: 'White on navy',
        bgColor: '#1e2a78',
        textColor: '#fff',
        link: { label: 'Read More', url: 'https://partner.example/x' },
      },
      {
        header: 'Rich words',
        body: [
          { type: 'paragraph', children: [{ text: 'Bold', bold: true }, { text: ' words.' }] },
        ],
      },
      { header: 'Ωmega', thumbnail: exampleImage('step-compare') },
    ],
  },
} satisfies Examples<v.InferInput<typeof industriesSchema>>;

export const industriesSection = defineSection({
  type: 'industries',
  schema: industriesSchema,
  view: IndustriesView,
  examples: industriesExamples,
});
