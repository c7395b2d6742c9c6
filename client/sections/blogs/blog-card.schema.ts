/** Blog card: one post on the blogs section (spec: entities). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The picture of a post: on its card, and at the head of the article. */
export const heroImage = v.object({
  url: href,
  altText: v.optional(v.string(), ''),
  width: v.optional(size, 1200),
  height: v.optional(size, 675),
});
export type HeroImage = v.InferOutput<typeof heroImage>;

/** A day such as 2026-11-01. */
export const day = v.pipe(v.string(), v.isoDate('A date must look like 2026-11-01'));

export const blogCard = v.object({
  id: optionalText,
  title: text,
  heroImage: v.optional(heroImage),
  /** The post's first words; cut at 115 characters (spec: constants). */
  excerpt: optionalText,
  date: v.optional(day),
  /** `4 min` is shown as "4 min read". */
  readTime: optionalText,
  /** The post's path; /blogs/{slugified title} when absent (spec: routes). */
  link: v.optional(href),
});
export type BlogCard = v.InferOutput<typeof blogCard>;
