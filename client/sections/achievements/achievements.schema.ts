/** Achievements: what was reached and when, in the editor's order (spec: sections). */
import * as v from 'valibot';
import { cards, headingFields, sectionBase } from '../fields.schema.ts';

export const achievementsSchema = v.object({
  type: v.literal('achievements'),
  ...sectionBase,
  ...headingFields,
  /** `subHead` is the year or the number that leads the row. */
  achievements: cards,
});
export type Achievements = v.InferOutput<typeof achievementsSchema>;
