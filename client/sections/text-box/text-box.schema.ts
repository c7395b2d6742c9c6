/** Text box: a short passage set apart, such as a note or a legal line (spec: sections). */
import * as v from 'valibot';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

export const textBoxSchema = v.pipe(
  v.object({
    type: v.literal('text-box'),
    ...sectionBase,
    ...headingFields,
    description: v.pipe(copy, v.title('Text'), v.description('The passage itself.')),
    align: v.pipe(
      v.optional(v.picklist(['start', 'center']), 'start'),
      v.description('Whether the text is aligned left or centred.'),
    ),
    look: v.pipe(
      v.optional(v.picklist(['note', 'plain', 'fine']), 'note'),
      v.description(
        'note: a tinted box, or lines above and below; plain: only text; fine: small print.',
      ),
    ),
  }),
  v.title('Text box'),
  v.description('A short passage set apart, such as a note or a legal line.'),
);
export type TextBox = v.InferOutput<typeof textBoxSchema>;
