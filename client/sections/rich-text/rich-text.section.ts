/** The rich-text section, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { richTextExamples } from './rich-text.examples.ts';
import { richTextSectionSchema } from './rich-text.schema.ts';
import { RichTextView } from './rich-text.tsx';

export const richTextSection = defineSection({
  type: 'rich-text',
  schema: richTextSectionSchema,
  view: RichTextView,
  examples: richTextExamples,
});
