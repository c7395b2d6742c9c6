/** Blog post: an article with its picture, date, author and reading time (spec: routes). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { day, heroImage } from '../blogs/blogs.schema.ts';
import { sectionBase } from '../fields.schema.ts';

export const blogPostSchema = v.object({
  type: v.literal('blog-post'),
  ...sectionBase,
  /** The page's h1: a page with a blog post has no hero. */
  title: text,
  /** One or two sentences under the title. */
  description: optionalText,
  heroImage: v.optional(heroImage),
  author: optionalText,
  date: v.optional(day),
  /** `4 min` is shown as "4 min read". */
  readTime: optionalText,
  breadcrumbs: v.optional(v.boolean(), true),
  content: richText,
});
export type BlogPost = v.InferOutput<typeof blogPostSchema>;
