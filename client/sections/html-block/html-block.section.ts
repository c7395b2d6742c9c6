/** The HTML block, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { htmlBlockExamples } from './html-block.examples.ts';
import { htmlBlockSchema } from './html-block.schema.ts';
import { HtmlBlockView } from './html-block.tsx';

export const htmlBlockSection = defineSection({
  type: 'html-block',
  schema: htmlBlockSchema,
  view: HtmlBlockView,
  examples: htmlBlockExamples,
});
