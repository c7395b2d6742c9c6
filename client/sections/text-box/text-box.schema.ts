/** Text box: a short passage set apart, such as a note or a legal line (spec: sections). */
import * as v from 'valibot';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

export const textBoxSchema = v.pipe(
  v.object({
    type: v.literal('text-box'),
    ...sectionBase,
    ...headingFields,
    description: v.pipe(copy, v.title('Words'), v.description('The passage itself.')),
    align: v.pipe(
      v.optional(v.picklist(['start', 'center']), 'start'),
      v.description('Whether the words begin at the left or stand in the middle.'),
    ),
    look: v.pipe(
      v.optional(v.picklist(['note', 'plain', 'fine']), 'note'),
      v.description(
        'note: an edge and a tinted ground; plain: only text; fine: small, as a legal line.',
      ),
    ),
  }),
  v.title('Text box'),
  v.description('A short passage set apart, such as a note or a legal line.'),
);
export type TextBox = v.InferOutput<typeof textBoxSchema>;
