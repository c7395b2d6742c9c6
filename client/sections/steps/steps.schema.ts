/** Steps: what happens, in order, as cards or as alternating rows (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const stepsSchema = v.object({
  type: v.literal('steps'),
  ...sectionBase,
  ...headingFields,
  layout: v.optional(v.picklist(['cards', 'rows']), 'cards'),
  steps: v.pipe(
    v.array(
      v.object({
        title: text,
        /** The last word of the first step's last paragraph links to /contact (spec: sections). */
        paragraphs: v.pipe(v.array(text), v.minLength(1)),
        icon: v.optional(v.picklist(iconNames)),
        image: v.optional(image),
      }),
    ),
    v.minLength(1, 'Steps need at least one step'),
  ),
});
export type Steps = v.InferOutput<typeof stepsSchema>;
