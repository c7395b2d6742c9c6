/** The text box, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { textBoxExamples } from './text-box.examples.ts';
import { textBoxSchema } from './text-box.schema.ts';
import { TextBoxView } from './text-box.tsx';

export const textBoxSection = defineSection({
  type: 'text-box',
  schema: textBoxSchema,
  view: TextBoxView,
  examples: textBoxExamples,
});
