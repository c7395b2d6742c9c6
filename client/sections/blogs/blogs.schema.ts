/** Blogs: a brand's posts as cards (spec: sections, entities). */
import * as v from 'valibot';
import { heroImage } from '../../../content/model/media.schema.ts';
import { day, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { entryId, headingFields, sectionBase } from '../fields.schema.ts';

const blogCard = v.object({
  id: entryId,
  title: text,
  heroImage: v.pipe(
    v.optional(heroImage),
    v.title('Picture'),
    v.description('The picture on the card.'),
  ),
  excerpt: v.pipe(
    optionalText,
    v.title('Opening words'),
    v.description('The opening words; the card shows the first 115 characters.'),
  ),
  date: v.pipe(v.optional(day), v.description('The day it appeared, for example 2026-11-01.')),
  readTime: v.pipe(
    optionalText,
    v.title('Reading time'),
    v.description('How long it takes to read: “4 min” is shown as “4 min read”.'),
  ),
  link: v.pipe(
    v.optional(href),
    v.description(
      'Where the card leads; if empty, to /blogs/ and the title, as in /blogs/a-title.',
    ),
  ),
});
export type BlogCard = v.InferOutput<typeof blogCard>;

export const blogsSchema = v.pipe(
  v.object({
    type: v.literal('blogs'),
    ...sectionBase,
    ...headingFields,
    posts: v.pipe(
      v.array(blogCard),
      v.minLength(1, 'A blogs section needs at least one post'),
      v.description('One card each, in this order.'),
    ),
    linkLabel: v.pipe(
      v.optional(text, 'Read More'),
      v.title('Link text'),
      v.description('The text of each card’s link.'),
    ),
    lead: v.pipe(
      v.optional(v.boolean(), false),
      v.title('First post large'),
      v.description('Shows the first post large and across the page, for an index page.'),
    ),
  }),
  v.title('Blog posts'),
  v.description('The brand’s articles as cards, on an index page or at the end of another.'),
);
export type Blogs = v.InferOutput<typeof blogsSchema>;
