/** The single image, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { imageExamples } from './image.examples.ts';
import { imageSchema } from './image.schema.ts';
import { ImageView } from './image.tsx';

export const imageSection = defineSection({
  type: 'image',
  schema: imageSchema,
  view: ImageView,
  examples: imageExamples,
});
