/** Success stories: customers in their own words, one at a time, under tabs (spec: sections, entities). */
import * as v from 'valibot';
import { image, media } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, entryId, headingFields, illustrative, sectionBase } from '../fields.schema.ts';

const successStory = v.object({
  id: entryId,
  header: v.pipe(text, v.title('Heading'), v.description('The story in one line.')),
  body: v.pipe(copy, v.title('Story'), v.description('The story in the customer’s words.')),
  person: v.pipe(text, v.description('The customer’s name, on the tab and under the story.')),
  subHead: v.pipe(
    optionalText,
    v.title('Place or work'),
    v.description('Where they live, or what they do.'),
  ),
  supportingText: v.pipe(
    optionalText,
    v.title('Customer since'),
    v.description('The year they became a customer: “2021” is shown as “Customer since 2021”.'),
  ),
  thumbnail: v.pipe(
    v.optional(image),
    v.title('Portrait'),
    v.description('The customer’s portrait.'),
  ),
  media: v.pipe(v.optional(media), v.description('A picture, a clip or a film beside the words.')),
});
export type SuccessStory = v.InferOutput<typeof successStory>;

export const successStoriesSchema = v.pipe(
  v.object({
    type: v.literal('success-stories'),
    ...sectionBase,
    ...headingFields,
    illustrative,
    stories: v.pipe(
      v.array(successStory),
      v.minLength(1, 'Success stories need at least one story'),
      v.description('One tab for each story, in this order.'),
    ),
  }),
  v.title('Success stories'),
  v.description('Customers in their own words, one story at a time, under tabs.'),
);
export type SuccessStories = v.InferOutput<typeof successStoriesSchema>;
