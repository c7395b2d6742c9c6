/** The success stories, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { successStoriesExamples } from './success-stories.examples.ts';
import { successStoriesSchema } from './success-stories.schema.ts';
import { SuccessStoriesView } from './success-stories.tsx';

export const successStoriesSection = defineSection({
  type: 'success-stories',
  schema: successStoriesSchema,
  view: SuccessStoriesView,
  examples: successStoriesExamples,
});
