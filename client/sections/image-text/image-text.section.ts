/** The image-text group, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { imageTextExamples } from './image-text.examples.ts';
import { imageTextSchema } from './image-text.schema.ts';
import { ImageTextView } from './image-text.tsx';

export const imageTextSection = defineSection({
  type: 'image-text',
  schema: imageTextSchema,
  view: ImageTextView,
  examples: imageTextExamples,
});
