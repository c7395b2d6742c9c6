/** Blogs: a brand's posts as cards (spec: sections, entities). */
import * as v from 'valibot';
import { mediaSize } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** A post's picture, on its card and at the top of the article. */
export const heroImage = v.object({
  url: href,
  altText: v.optional(v.string(), ''),
  width: v.optional(mediaSize, 1200),
  height: v.optional(mediaSize, 675),
});
export type HeroImage = v.InferOutput<typeof heroImage>;

/** A day such as 2026-11-01. */
export const day = v.pipe(v.string(), v.isoDate('A date must look like 2026-11-01'));

const blogCard = v.object({
  id: optionalText,
  title: text,
  heroImage: v.optional(heroImage),
  /** The opening words, cut at 115 characters (spec: constants). */
  excerpt: optionalText,
  date: v.optional(day),
  /** `4 min` is shown as "4 min read". */
  readTime: optionalText,
  /** /blogs/{slugified title} by default (spec: routes). */
  link: v.optional(href),
});
export type BlogCard = v.InferOutput<typeof blogCard>;

export const blogsSchema = v.object({
  type: v.literal('blogs'),
  ...sectionBase,
  ...headingFields,
  posts: v.pipe(v.array(blogCard), v.minLength(1, 'A blogs section needs at least one post')),
  linkLabel: v.optional(text, 'Read More'),
  /** Shows the first post large and full-width, for an index page. */
  lead: v.optional(v.boolean(), false),
});
export type Blogs = v.InferOutput<typeof blogsSchema>;
