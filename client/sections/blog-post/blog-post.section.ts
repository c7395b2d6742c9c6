/** The blog post section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { blogPostSchema } from './blog-post.schema.ts';
import { BlogPostView } from './blog-post.tsx';

const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });

const blogPostExamples = {
  default: {
    type: 'blog-post',
    title: 'How a reference price works',
    description: 'Why “20 % less” on one advert can cost more than “8 % less” on the next.',
    heroImage: { url: '/media/brand/hero.svg', altText: 'A house', width: 1200, height: 900 },
    author: 'Maeve Tran',
    date: '2026-10-12',
    readTime: '4 min',
    content: [
      paragraph('Once a year the regulator works out what a typical home pays.'),
      { type: 'heading', level: 2, children: [{ text: 'What it is for' }] },
      paragraph('Every discount has to be measured against that one number.'),
    ],
  },
  smallest: { type: 'blog-post', title: 'A post', content: [paragraph('One line.')] },
  longest: {
    type: 'blog-post',
    title: `${longWord}: ${longText.slice(0, 120)}`,
    description: longText,
    author: longText.slice(0, 60),
    date: '2026-02-28',
    readTime: '12 min',
    content: [1, 2, 3].flatMap((number) => [
      {
        type: 'heading' as const,
        level: 3 as const,
        children: [{ text: `${number}. ${longWord}` }],
      },
      paragraph(longText),
    ]),
  },
  odd: {
    type: 'blog-post',
    bgColor: '#1c1c1c',
    breadcrumbs: false,
    title: '<h2>Not a heading</h2>',
    heroImage: { url: '/media/brand/hero.svg' },
    content: [paragraph('"><script>alert(1)</script>')],
  },
} satisfies Examples<v.InferInput<typeof blogPostSchema>>;

export const blogPostSection = defineSection({
  type: 'blog-post',
  schema: blogPostSchema,
  view: BlogPostView,
  examples: blogPostExamples,
});
