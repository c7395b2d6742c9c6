/** The team profiles section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { profilesSchema } from './profiles.schema.ts';
import { ProfilesView } from './profiles.tsx';

const thumbnail = { ...exampleImage('step-compare'), width: 480, height: 480 };
const team = [
  { thumbnail, title: 'Imogen Achterberg', subHead: 'Plans and prices' },
  { thumbnail, title: 'Tavita Leota', subHead: 'Customer desk' },
  { thumbnail, title: 'Grace Nakamarra', subHead: 'Privacy' },
  { thumbnail, title: 'Elliot Vuković', subHead: 'Engineering' },
  { thumbnail, title: 'Rosalind Pike', subHead: 'Complaints' },
];

export const profilesExamples = {
  default: {
    type: 'profiles',
    title: 'Who picks up the phone',
    description: 'A small team in Bendigo and Hobart.',
    profiles: team,
  },
  smallest: { type: 'profiles', profiles: [{ title: 'Sam' }] },
  longest: {
    type: 'profiles',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    profiles: [1, 2, 3].map((number) => ({
      id: `p-${number}`,
      thumbnail,
      title: `${number} ${longWord}`,
      subHead: longText.slice(0, 80),
      supportingText: '4 min',
      description: longText,
      linkUrl: '/about',
      linkLabel: longText.slice(0, 60),
    })),
  },
  leadership: {
    type: 'profiles',
    layout: 'leadership',
    title: 'Leadership',
    profiles: team.slice(0, 4).map((person) => ({
      ...person,
      description: 'Joined from the regulator, where reading small print was the job.',
      linkUrl: '/board-members',
      linkLabel: 'Full biography',
    })),
  },
  odd: {
    type: 'profiles',
    layout: 'leadership',
    background: 'primary',
    profiles: [
      { title: 'No picture <b>&</b> no office' },
      { title: 'Someone else', thumbnail, description: 'One.\nTwo.' },
    ],
  },
} satisfies Examples<v.InferInput<typeof profilesSchema>>;

export const profilesSection = defineSection({
  type: 'profiles',
  schema: profilesSchema,
  view: ProfilesView,
  examples: profilesExamples,
});
