/** The success stories section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, exampleMedia, longText, longWord } from '../example-content.ts';
import { successStoriesSchema } from './success-stories.schema.ts';
import { SuccessStoriesView } from './success-stories.tsx';

const thumbnail = { ...exampleImage('step-compare'), width: 480, height: 480 };

export const successStoriesExamples = {
  default: {
    type: 'success-stories',
    title: 'Three households, three bills',
    description: 'What changed, and what they would do differently.',
    stories: [
      {
        header: 'A farm with three meters',
        body: 'Three bills, three tariffs, one of them for a pump that had not run since 2019. Seeing them side by side was enough to close one account and move the others.',
        person: 'Hollis Brannagh',
        subHead: 'Dairy farmer, Cobden',
        supportingText: '2021',
        thumbnail,
        media: {
          ...exampleMedia(),
          url: exampleImage('step-compare').src,
          width: 640,
          height: 480,
        },
      },
      {
        header: 'Moving twice in a year',
        body: 'The second move took ten minutes, because the first address was the only thing that had to change.',
        person: 'Anjali Fernando',
        subHead: 'Nurse, Launceston',
        supportingText: 'Customer since March 2024',
      },
      {
        header: 'Slower on paper, faster at nine',
        body: 'I took the plan with the lower number on the box and the higher one in the evening.',
        person: 'Bo Truscott',
        subHead: 'Sound engineer, Darwin',
        supportingText: '2023',
        media: { ...exampleMedia(), url: exampleImage('step-switch').src, width: 640, height: 480 },
      },
    ],
  },
  smallest: {
    type: 'success-stories',
    stories: [{ header: 'One story', person: 'Lee', body: 'It went well.' }],
  },
  longest: {
    type: 'success-stories',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    stories: [1, 2, 3, 4, 5].map((number) => ({
      id: `long-${number}`,
      header: `${number} ${longWord} ${longText.slice(0, 60)}`,
      body: `${longText}\n\n${longText}`,
      person: `${longWord} ${number}`,
      subHead: longText.slice(0, 100),
      supportingText: longText.slice(0, 60),
      thumbnail,
      media: exampleMedia('A house'),
    })),
  },
  odd: {
    type: 'success-stories',
    background: 'primary',
    illustrative: false,
    title: 'Same words twice & <tags>',
    stories: [
      {
        header: 'Same',
        person: 'Person',
        body: [{ type: 'paragraph', children: [{ text: 'Rich ' }, { text: 'words', bold: true }] }],
      },
      {
        header: 'Same',
        person: 'Person',
        body: 'A film beside it.',
        media: { url: 'https://vimeo.com/123456789', altText: 'The film' },
      },
    ],
  },
} satisfies Examples<v.InferInput<typeof successStoriesSchema>>;

export const successStoriesSection = defineSection({
  type: 'success-stories',
  schema: successStoriesSchema,
  view: SuccessStoriesView,
  examples: successStoriesExamples,
});
