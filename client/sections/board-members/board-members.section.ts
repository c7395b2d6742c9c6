/** The board members section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { boardMembersSchema } from './board-members.schema.ts';
import { BoardMembersView } from './board-members.tsx';

const portrait = { ...exampleImage('step-address'), width: 480, height: 480 };

export const boardMembersExamples = {
  default: {
    type: 'board-members',
    title: 'The board',
    description: 'Five people, four of them independent. They meet eight times a year.',
    members: [
      {
        id: 'b1',
        header: 'Maeve O’Sullivan-Tran',
        subHead: 'Chair, independent',
        thumbnail: portrait,
        content:
          'Ran the retail arm of a water utility for nine years and a consumer law centre before that. Chairs the risk committee.',
      },
      {
        id: 'b2',
        header: 'Warrick Delahunt',
        subHead: 'Chief executive',
        thumbnail: portrait,
        content: 'Started the first of our services at a kitchen table in Bendigo.',
      },
      {
        id: 'b3',
        header: 'Priyanka Raman',
        subHead: 'Director, independent',
        content: [
          {
            type: 'paragraph',
            children: [
              { text: 'Chartered accountant. Wrote the ' },
              { type: 'link', href: '/about', children: [{ text: 'rules on ordering' }] },
              { text: '.' },
            ],
          },
        ],
      },
    ],
  },
  smallest: { type: 'board-members', members: [{ header: 'Only Member' }] },
  longest: {
    type: 'board-members',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 80)}`,
    description: longText,
    members: [1, 2, 3, 4].map((number) => ({
      id: `long-${number}`,
      header: `${number} ${longWord}`,
      subHead: longText.slice(0, 120),
      thumbnail: portrait,
      content: `${longText}\n\n${longText}`,
    })),
  },
  odd: {
    type: 'board-members',
    bgColor: '#102030',
    title: 'Two of the same name & <tags>',
    members: [
      {
        header: 'Kim Lee',
        thumbnail: { ...exampleImage('step-compare'), focus: { x: 0.5, y: 0 } },
        content: 'The first.',
      },
      { header: 'Kim Lee', subHead: 'Director', content: 'The second.' },
      { header: '王芳', subHead: 'Director' },
    ],
  },
} satisfies Examples<v.InferInput<typeof boardMembersSchema>>;

export const boardMembersSection = defineSection({
  type: 'board-members',
  schema: boardMembersSchema,
  view: BoardMembersView,
  examples: boardMembersExamples,
});
