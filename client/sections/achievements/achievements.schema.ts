/** Achievements: what was achieved and when, in the editor's order (spec: sections). */
import * as v from 'valibot';
import { cards, headingFields, sectionBase } from '../fields.schema.ts';

export const achievementsSchema = v.pipe(
  v.object({
    type: v.literal('achievements'),
    ...sectionBase,
    ...headingFields,
    achievements: v.pipe(
      cards,
      v.description('One row each; the line above the title is its year or number.'),
    ),
  }),
  v.title('Achievements'),
  v.description('What was achieved and when, one row each, in your order.'),
);
export type Achievements = v.InferOutput<typeof achievementsSchema>;
