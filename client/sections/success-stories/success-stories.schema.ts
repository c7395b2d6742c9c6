/** Success stories: customers in their own words, one at a time, under tabs (spec: sections, entities). */
import * as v from 'valibot';
import { image, media } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, illustrative, sectionBase } from '../fields.schema.ts';

const successStory = v.object({
  id: optionalText,
  /** The story in a line: its heading. */
  header: text,
  body: copy,
  person: text,
  /** Where they live, or what they do. */
  subHead: optionalText,
  /** Since when they are a customer: `2021` is shown as "Customer since 2021". */
  supportingText: optionalText,
  thumbnail: v.optional(image),
  /** A picture, a clip or a film beside the words. */
  media: v.optional(media),
});
export type SuccessStory = v.InferOutput<typeof successStory>;

export const successStoriesSchema = v.object({
  type: v.literal('success-stories'),
  ...sectionBase,
  ...headingFields,
  illustrative,
  stories: v.pipe(v.array(successStory), v.minLength(1, 'Success stories need at least one story')),
});
export type SuccessStories = v.InferOutput<typeof successStoriesSchema>;
