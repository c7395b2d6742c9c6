/** Fields that several sections share: words with marks, the colour and size of headings. */
import * as v from 'valibot';
import { hexColour, optionalText, text } from '../../content/model/primitives.schema.ts';
import { richText } from '../../content/model/rich-text-nodes.schema.ts';

/** Plain words, or rich-text nodes when they need links or marks. */
export const copy = v.union([text, richText]);
export type Copy = v.InferOutput<typeof copy>;

const textSize = v.picklist(['small', 'normal', 'large']);
export type TextSize = v.InferOutput<typeof textSize>;

/** Title and description with their colour and size settings (spec: faq, sections). */
export const headingFields = {
  title: optionalText,
  titleColor: v.optional(hexColour),
  titleSize: v.optional(textSize, 'normal'),
  description: v.optional(copy),
  descriptionColor: v.optional(hexColour),
  descriptionSize: v.optional(textSize, 'normal'),
};
