/** The hero section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import type { HeroSearchInput } from '../../islands/hero-search/hero-search.schema.ts';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleMedia, longText, longWord } from '../example-content.ts';
import { heroSchema } from './hero.schema.ts';
import { HeroView } from './hero.tsx';

const search: HeroSearchInput = {
  searchTitle: 'Your address',
  ctaText: 'Compare Now',
  verticals: [{ id: '1', slug: 'energy', title: 'Energy' }],
  enableManualAddress: { manualAddressLinkText: 'Enter your address manually' },
};

export const heroExamples = {
  default: {
    type: 'hero',
    title: 'See every energy plan sold at your address',
    description: 'One address, two minutes, the yearly cost of each plan in dollars.',
    search,
    bullets: [
      { icon: 'shield-check', text: 'Free, and no account' },
      { icon: 'scale', text: 'Ordered by cost, never by commission' },
      { icon: 'clock', text: 'About two minutes' },
    ],
    media: exampleMedia('A house with solar panels'),
  },
  smallest: { type: 'hero', title: 'About us' },
  longest: {
    type: 'hero',
    pageType: 'landingPage',
    style: 'centred',
    eyebrow: 'For households, renters, share houses and small offices everywhere in Australia',
    title: `${longWord}: ${longText.slice(0, 140)}`,
    titleSize: 'large',
    titleColor: '#fdfdfd',
    description: longText,
    descriptionSize: 'large',
    bullets: [1, 2, 3, 4, 5, 6].map((number) => ({ text: `${number}. ${longText.slice(0, 90)}` })),
    search: {
      ...search,
      verticals: [
        { id: '1', slug: 'energy', title: 'Energy' },
        { id: '2', slug: 'mobile', title: 'Mobile' },
        { id: '3', slug: 'broadband', title: 'Broadband' },
        { id: '4', slug: 'solar', title: 'Solar' },
      ],
    },
    ctaLabel: 'Read how we compare, who pays us and what we leave out',
    ctaLink: '/steps-to-switch',
    disclaimer: longText,
    breadcrumbs: true,
    downArrow: true,
    media: exampleMedia(),
  },
  careers: {
    type: 'hero',
    pageType: 'careersPage',
    eyebrow: 'Careers',
    title: 'Work on the bills that everybody pays',
    description: 'Forty people in Melbourne and Hobart, and room for a few more.',
    ctaLink: '/careers/#opportunities',
    openRoles: {
      roles: [
        { title: 'Energy analyst', place: 'Melbourne' },
        {
          title: 'Customer advocate',
          place: 'Hobart or from home',
          url: '/careers/#opportunities',
        },
      ],
    },
    breadcrumbs: true,
    media: exampleMedia(),
  },
  giftCard: {
    type: 'hero',
    title: 'Switch this month and shop on us',
    description: 'For households that move to a plan on our panel.',
    search,
    giftCard: {
      amount: '$50',
      title: 'Digital gift card',
      description: 'Emailed once your first bill is paid.',
      terms: 'One for each household, for plans begun by 31 December 2026. Not for moves of house.',
      termsLink: { label: 'Read the terms', url: '/terms-and-conditions' },
    },
  },
  promotions: {
    type: 'hero',
    title: 'Two or three bills, one address',
    search: {
      ...search,
      ctaText: 'Compare these together',
      verticals: [
        { id: '1', slug: 'energy', title: 'Energy' },
        { id: '3', slug: 'broadband', title: 'Internet' },
        { id: '4', slug: 'solar', title: 'Solar' },
      ],
    },
    promotions: [
      {
        bundleType: 'noProductSelected',
        promotionHeading: 'Tick two or more',
        promotionContent: 'We say here what goes well together, and what does not.',
      },
      {
        bundleType: 'broadbandenergy',
        promotionHeading: 'Energy and internet',
        promotionContent: 'Both can start on the day you get the keys.',
      },
      {
        bundleType: 'broadbandenergysolar',
        promotionHeading: 'All three',
        promotionContent: [
          { type: 'paragraph', children: [{ text: 'Panels ' }, { text: 'first', bold: true }] },
        ],
      },
    ],
  },
  rotating: {
    type: 'hero',
    title: 'A better deal on',
    rotatingText: ['electricity', 'gas', 'internet', 'mobile', 'solar'],
    search,
    media: exampleMedia(),
  },
  film: {
    type: 'hero',
    title: 'Two minutes, start to end',
    style: 'centred',
    media: {
      url: '/media/brand/film-day-of-sun.webm',
      altText: 'A day on a roof, from dark to dark',
      poster: '/media/brand/hero.svg',
    },
  },
  about: {
    type: 'hero',
    pageType: 'aboutPage',
    title: 'A comparison you could check by hand',
    description: 'Every number we show comes from a published plan and says when we last read it.',
    breadcrumbs: true,
    media: exampleMedia(),
  },
  blogs: {
    type: 'hero',
    pageType: 'blogsPage',
    title: 'Notes on bills, plans and moving house',
    breadcrumbs: true,
    ctaLink: '/blogs/reading-your-first-bill',
  },
  steps: {
    type: 'hero',
    pageType: 'stepsPage',
    title: 'How switching works',
    bullets: [
      { text: 'Tell us where you live' },
      { text: 'Pick a plan' },
      { text: 'Your new provider does the rest' },
    ],
    media: exampleMedia(),
  },
  odd: {
    type: 'hero',
    anchor: 'start',
    style: 'overlay',
    bgColor: '#f2b705',
    title: '<script>alert("not a script")</script> & "quotes" ’ 中文',
    titleColor: '#ffffff',
    description: [
      { type: 'paragraph', children: [{ text: 'Soft\nbreak, ' }, { text: 'bold', bold: true }] },
    ],
    embed: { url: 'https://forms.example/address?step=1#top', title: 'Check your address' },
  },
} satisfies Examples<v.InferInput<typeof heroSchema>>;

export const heroSection = defineSection({
  type: 'hero',
  schema: heroSchema,
  view: HeroView,
  examples: heroExamples,
});
