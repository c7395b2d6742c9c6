/** Text box: a short passage set apart, such as a note or a legal line (spec: sections). */
import * as v from 'valibot';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

export const textBoxSchema = v.object({
  type: v.literal('text-box'),
  ...sectionBase,
  ...headingFields,
  description: copy,
  align: v.optional(v.picklist(['start', 'center']), 'start'),
  /** `note` has an edge and a tinted ground; `plain` is only text; `fine` is a legal line. */
  look: v.optional(v.picklist(['note', 'plain', 'fine']), 'note'),
});
export type TextBox = v.InferOutput<typeof textBoxSchema>;
