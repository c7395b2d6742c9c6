/** Team profiles: people with a portrait, a role and a line about them (spec: sections). */
import * as v from 'valibot';
import { cards, headingFields, sectionBase } from '../fields.schema.ts';

export const profilesSchema = v.pipe(
  v.object({
    type: v.literal('profiles'),
    ...sectionBase,
    ...headingFields,
    layout: v.pipe(
      v.optional(v.picklist(['team', 'leadership']), 'team'),
      v.description('team: portraits in a grid; leadership: fewer people, each with more room.'),
    ),
    profiles: v.pipe(
      cards,
      v.description('One card each: the title is the name, the line above it the role.'),
    ),
  }),
  v.title('Team'),
  v.description('People with a portrait, their role and a line about them.'),
);
export type Profiles = v.InferOutput<typeof profilesSchema>;
