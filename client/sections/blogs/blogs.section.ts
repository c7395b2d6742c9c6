/** The blogs, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { blogsExamples } from './blogs.examples.ts';
import { blogsSchema } from './blogs.schema.ts';
import { BlogsView } from './blogs.tsx';

export const blogsSection = defineSection({
  type: 'blogs',
  schema: blogsSchema,
  view: BlogsView,
  examples: blogsExamples,
});
