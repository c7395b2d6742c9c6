/** The news carousel section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { newsSchema } from './news.schema.ts';
import { NewsView } from './news.tsx';

export const newsExamples = {
  default: {
    type: 'news',
    title: 'In the news',
    news: [
      {
        title: 'Reference prices change on 1 July',
        body: 'The new reference prices for electricity are out. Most plans in New South Wales and South Australia will be measured against them from the first bill in July.',
        date: '2026-05-28',
        thumbnail: exampleImage('step-compare'),
        linkUrl: '/blogs',
      },
      {
        title: 'We moved to Ballarat',
        body: 'Twenty-two of us now work from the old wool store.',
        date: '2026-04-02',
        thumbnail: exampleImage('step-address'),
        linkUrl: '/about',
      },
      {
        title: 'Typical evening speed, once more',
        body: 'Providers must say what a line does between 7 pm and 11 pm. We now show the number before the price, because that is the order in which people asked for it.',
        date: '2026-03-11',
        thumbnail: exampleImage('step-switch'),
        linkUrl: 'https://news.example/speed',
        linkLabel: 'Read the story',
      },
      {
        title: 'Three new companies on our list',
        body: 'We compare more retailers in Tasmania than before; who is not on the list stands above it.',
        date: '2026-02-19',
        linkUrl: '/energy',
      },
    ],
  },
  smallest: { type: 'news', news: [{ title: 'One', body: 'Line.' }] },
  longest: {
    type: 'news',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    news: [1, 2, 3, 4, 5, 6].map((number) => ({
      title: `${longWord} ${number}`,
      body: `${number} ${longText}`,
      date: '2026-12-31',
      thumbnail: exampleImage('step-compare', 'A list'),
      linkUrl: `/blogs?news=${number}`,
      linkLabel: longText.slice(0, 60),
    })),
  },
  odd: {
    type: 'news',
    bgColor: '#000',
    autoplay: false,
    news: [
      { title: '<script>', body: longWord.repeat(3), linkUrl: '/x' },
      { title: 'Two & two', body: '…', linkUrl: '/x' },
    ],
  },
} satisfies Examples<v.InferInput<typeof newsSchema>>;

export const newsSection = defineSection({
  type: 'news',
  schema: newsSchema,
  view: NewsView,
  examples: newsExamples,
});
