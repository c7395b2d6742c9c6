/** Blogs: the posts of a brand as cards (spec: sections). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { sectionBase } from '../base.schema.ts';
import { headingFields } from '../fields.schema.ts';
import { blogCard } from './blog-card.schema.ts';

export const blogsSchema = v.object({
  type: v.literal('blogs'),
  ...sectionBase,
  ...headingFields,
  posts: v.pipe(v.array(blogCard), v.minLength(1, 'A blogs section needs at least one post')),
  linkLabel: v.optional(text, 'Read More'),
  /** The first post large and across, for an index page. */
  lead: v.optional(v.boolean(), false),
});
export type Blogs = v.InferOutput<typeof blogsSchema>;
