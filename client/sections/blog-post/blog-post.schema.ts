/** Blog post: an article with its picture, date, author and reading time (spec: routes). */
import * as v from 'valibot';
import { heroImage } from '../../../content/model/media.schema.ts';
import { day, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { sectionBase } from '../fields.schema.ts';

export const blogPostSchema = v.pipe(
  v.object({
    type: v.literal('blog-post'),
    ...sectionBase,
    title: v.pipe(text, v.description('The article’s title, which is also the page’s heading.')),
    description: v.pipe(optionalText, v.description('One or two sentences under the title.')),
    heroImage: v.pipe(
      v.optional(heroImage),
      v.title('Picture'),
      v.description('The picture at the top of the article.'),
    ),
    author: v.pipe(optionalText, v.description('Who wrote it, as readers should see the name.')),
    date: v.pipe(v.optional(day), v.description('The day it appeared, for example 2026-11-01.')),
    readTime: v.pipe(
      optionalText,
      v.title('Reading time'),
      v.description('How long it takes to read: “4 min” is shown as “4 min read”.'),
    ),
    breadcrumbs: v.pipe(
      v.optional(v.boolean(), true),
      v.description('Shows the breadcrumb above the title.'),
    ),
    content: v.pipe(richText, v.title('Article'), v.description('The article itself.')),
  }),
  v.title('Blog post'),
  v.description(
    'A whole article with its picture, date and author; it takes the place of the hero.',
  ),
);
export type BlogPost = v.InferOutput<typeof blogPostSchema>;
