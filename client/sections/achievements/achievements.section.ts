/** The achievements section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { achievementsSchema } from './achievements.schema.ts';
import { AchievementsView } from './achievements.tsx';

export const achievementsExamples = {
  default: {
    type: 'achievements',
    title: 'Along the way',
    description: 'Dates that changed how we work.',
    achievements: [
      {
        subHead: '2025',
        title: 'Every list prints its order',
        description: 'Above the first row, in words: what is in it, who is not, how it is sorted.',
        linkUrl: '/about',
      },
      {
        subHead: '2022',
        title: 'One privacy desk for all services',
        description: 'Requests to delete are answered within five business days.',
      },
      { subHead: '2018', title: 'The first list without a sponsored row' },
    ],
  },
  smallest: { type: 'achievements', achievements: [{ title: 'We opened' }] },
  longest: {
    type: 'achievements',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    achievements: [1, 2, 3].map((number) => ({
      id: `a-${number}`,
      thumbnail: exampleImage('step-switch'),
      subHead: `${longWord} ${number}`,
      title: `${number} ${longWord} ${longText.slice(0, 90)}`,
      supportingText: '9 min read',
      description: longText,
      linkUrl: '/about',
      linkLabel: longText.slice(0, 60),
    })),
  },
  odd: {
    type: 'achievements',
    background: 'primary',
    achievements: [
      { subHead: '1,204,377', title: '<Households> & counting', thumbnail: exampleImage('hero') },
      { title: 'No year', supportingText: '3' },
    ],
  },
} satisfies Examples<v.InferInput<typeof achievementsSchema>>;

export const achievementsSection = defineSection({
  type: 'achievements',
  schema: achievementsSchema,
  view: AchievementsView,
  examples: achievementsExamples,
});
