/** The blogs section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { blogsSchema } from './blogs.schema.ts';
import { BlogsView } from './blogs.tsx';

const heroImage = { url: '/media/brand/hero.svg', altText: '', width: 1200, height: 900 };
const post = (title: string, date: string) => ({
  title,
  heroImage,
  date,
  readTime: '4 min',
  excerpt:
    'A reference price is a yearly figure that the regulator works out for a typical home. A plan’s discount is measured against it, which is where most adverts begin.',
});

export const blogsExamples = {
  default: {
    type: 'blogs',
    title: 'From the blog',
    description: 'Short, useful, and nothing to sign up for.',
    posts: [
      post('How a reference price works', '2026-10-12'),
      post('Reading a solar quote', '2026-09-30'),
      post('What a smart meter knows', '2026-09-02'),
    ],
  },
  smallest: { type: 'blogs', posts: [{ title: 'One post' }] },
  longest: {
    type: 'blogs',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    posts: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      ...post(`${number}. ${longWord} ${longText.slice(0, 90)}`, '2026-01-31'),
      excerpt: longText,
    })),
  },
  index: {
    type: 'blogs',
    lead: true,
    posts: [
      post('The newest, large', '2026-10-12'),
      post('The second', '2026-09-30'),
      post('The third', '2026-09-02'),
      post('The fourth', '2026-08-14'),
    ],
  },
  odd: {
    type: 'blogs',
    bgColor: '#1c1c1c',
    linkLabel: 'More',
    posts: [
      { id: 'a', title: '<b>Not bold</b>', excerpt: '"><script>alert(1)</script>' },
      {
        id: 'b',
        title: '中文',
        link: '/blogs/a-path-of-its-own',
        heroImage: { url: '/media/brand/hero.svg' },
      },
    ],
  },
} satisfies Examples<v.InferInput<typeof blogsSchema>>;

export const blogsSection = defineSection({
  type: 'blogs',
  schema: blogsSchema,
  view: BlogsView,
  examples: blogsExamples,
});
