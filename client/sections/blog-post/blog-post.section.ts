/** The blog post, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { blogPostExamples } from './blog-post.examples.ts';
import { blogPostSchema } from './blog-post.schema.ts';
import { BlogPostView } from './blog-post.tsx';

export const blogPostSection = defineSection({
  type: 'blog-post',
  schema: blogPostSchema,
  view: BlogPostView,
  examples: blogPostExamples,
});
