/** The products grid section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { productsSchema } from './products.schema.ts';
import { ProductsView } from './products.tsx';

const productsExamples = {
  default: {
    type: 'products',
    title: 'What would you like to compare?',
    description: 'One address covers all of them.',
    tiles: [
      {
        displayName: 'Energy',
        header: 'Electricity and gas, as a yearly cost',
        link: { label: 'Compare energy', url: '/energy' },
        thumbnail: exampleImage('step-address'),
      },
      {
        displayName: 'Solar',
        header: 'Panels, batteries and feed-in rates',
        link: { label: 'Compare solar', url: '/solar' },
        thumbnail: exampleImage('step-compare'),
        badge: 'new arrival',
      },
      {
        displayName: 'Internet',
        header: 'Typical evening speeds at your address',
        link: { label: 'Compare internet', url: '/internet' },
        icon: 'wifi',
        badge: 'new offer',
      },
      {
        displayName: 'Mobile',
        header: 'SIM-only plans by data and price',
        link: { label: 'Compare mobile', url: '/mobile' },
        icon: 'smartphone',
      },
      {
        displayName: 'Bundle',
        header: 'Set up everything in one go',
        link: { label: 'Start a bundle', url: '/bundle' },
        icon: 'layers',
      },
    ],
  },
  smallest: {
    type: 'products',
    tiles: [{ displayName: 'Energy', link: { label: 'Compare', url: '/energy' } }],
  },
  longest: {
    type: 'products',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    tiles: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      displayName: `${longWord} ${number}`,
      header: longText,
      link: { label: longText.slice(0, 60), url: `/energy?plan=${number}` },
      badge: 'new offer' as const,
    })),
  },
  odd: {
    type: 'products',
    bgColor: '#000',
    title: 'Two on black',
    tiles: [
      { displayName: '<i>', link: { label: '&', url: 'https://partner.example/x' }, icon: 'zap' },
      { displayName: 'Ωmega', link: { label: '→', url: '/credit-card' } },
    ],
  },
} satisfies Examples<v.InferInput<typeof productsSchema>>;

export const productsSection = defineSection({
  type: 'products',
  schema: productsSchema,
  view: ProductsView,
  examples: productsExamples,
});
