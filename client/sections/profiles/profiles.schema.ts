/** Team profiles: people with a portrait, a role and a line about them (spec: sections). */
import * as v from 'valibot';
import { cards, headingFields, sectionBase } from '../fields.schema.ts';

export const profilesSchema = v.object({
  type: v.literal('profiles'),
  ...sectionBase,
  ...headingFields,
  /** `team`: portraits in a grid. `leadership`: fewer people, each with more room. */
  layout: v.optional(v.picklist(['team', 'leadership']), 'team'),
  /** `title` is the name, `subHead` the office. */
  profiles: cards,
});
export type Profiles = v.InferOutput<typeof profilesSchema>;
