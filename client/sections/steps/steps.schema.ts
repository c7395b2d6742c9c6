/** Steps: what happens, in order, as cards or as alternating rows (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const stepsSchema = v.pipe(
  v.object({
    type: v.literal('steps'),
    ...sectionBase,
    ...headingFields,
    layout: v.pipe(
      v.optional(v.picklist(['cards', 'rows']), 'cards'),
      v.description('cards: side by side; rows: one under the other, alternating sides.'),
    ),
    steps: v.pipe(
      v.array(
        v.object({
          title: text,
          paragraphs: v.pipe(
            v.array(text),
            v.minLength(1),
            v.description(
              'What happens in this step; the last word of the first step links to /contact.',
            ),
          ),
          icon: v.pipe(
            v.optional(v.picklist(iconNames)),
            v.description('A small icon beside the step.'),
          ),
          image: v.optional(image),
        }),
      ),
      v.minLength(1, 'Steps need at least one step'),
      v.description('One entry for each step, from first to last.'),
    ),
  }),
  v.title('Steps'),
  v.description('What happens, step by step, as cards or as rows.'),
);
export type Steps = v.InferOutput<typeof stepsSchema>;
