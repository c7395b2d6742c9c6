/** Rich-text section: a document of nodes in a readable column (spec: rich-text). */
import * as v from 'valibot';
import { optionalText } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { sectionBase } from '../fields.schema.ts';

export const richTextSectionSchema = v.pipe(
  v.object({
    type: v.literal('rich-text'),
    ...sectionBase,
    title: optionalText,
    content: v.pipe(richText, v.title('Text'), v.description('The text itself.')),
  }),
  v.title('Text'),
  v.description('Text with headings, lists and links, in a column that is easy to read.'),
);
export type RichTextSection = v.InferOutput<typeof richTextSectionSchema>;
