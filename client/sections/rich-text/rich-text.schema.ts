/** Rich-text section: a document of nodes in a readable column (spec: rich-text). */
import * as v from 'valibot';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { sectionBase } from '../fields.schema.ts';

export const richTextSectionSchema = v.object({
  type: v.literal('rich-text'),
  ...sectionBase,
  title: optionalText,
  content: richText,
});
export type RichTextSection = v.InferOutput<typeof richTextSectionSchema>;
