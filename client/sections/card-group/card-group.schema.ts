/**
 * Card group: one section with twelve forms, chosen by `section` (spec: sections). Where a form is
 * also a section in its own right, its cards are that section's entries.
 */
import * as v from 'valibot';
import { achievementsSchema } from '../achievements/achievements.schema.ts';
import { boardMembers } from '../board-members/board-members.schema.ts';
import { coreValues } from '../core-values/core-values.schema.ts';
import {
  cards,
  carouselFields,
  headingFields,
  illustrative,
  sectionBase,
} from '../fields.schema.ts';
import { industriesSchema } from '../industries/industries.schema.ts';
import { profilesSchema } from '../profiles/profiles.schema.ts';
import { stepsSchema } from '../steps/steps.schema.ts';
import { successStoriesSchema } from '../success-stories/success-stories.schema.ts';
import { testimonialsSchema } from '../testimonials/testimonials.schema.ts';

const base = { type: v.literal('card-group'), ...sectionBase, ...headingFields };

export const cardGroupSchema = v.pipe(
  v.variant('section', [
    v.object({
      ...base,
      section: v.literal('successStories'),
      illustrative,
      cards: successStoriesSchema.entries.stories,
    }),
    v.object({ ...base, section: v.literal('domains'), cards }),
    v.object({ ...base, section: v.literal('coreValues'), cards: coreValues }),
    v.object({ ...base, section: v.literal('latestNews'), cards }),
    v.object({
      ...base,
      ...carouselFields,
      section: v.literal('testimonials'),
      illustrative,
      cards: testimonialsSchema.entries.testimonials,
    }),
    v.object({ ...base, section: v.literal('profiles'), cards: profilesSchema.entries.profiles }),
    v.object({
      ...base,
      section: v.literal('achievements'),
      cards: achievementsSchema.entries.achievements,
    }),
    v.object({ ...base, section: v.literal('leadership'), cards: profilesSchema.entries.profiles }),
    v.object({ ...base, section: v.literal('boardMembers'), cards: boardMembers }),
    v.object({
      ...base,
      ...carouselFields,
      section: v.literal('products'),
      cards: industriesSchema.entries.cards,
    }),
    v.object({
      ...base,
      section: v.literal('steps'),
      layout: stepsSchema.entries.layout,
      cards: stepsSchema.entries.steps,
    }),
    v.object({ ...base, section: v.literal('pages'), cards }),
  ]),
  v.title('Card group'),
  v.description('Cards of one of twelve kinds: stories, values, news, people, steps and more.'),
);
export type CardGroup = v.InferOutput<typeof cardGroupSchema>;
