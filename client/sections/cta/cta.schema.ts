/** Call to action: a banner with one link, and numbers or a picture if there are any (spec: sections). */
import * as v from 'valibot';
import { media } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { background, entryId, headingFields, sectionBase } from '../fields.schema.ts';

/** The anchor where the editor set none (spec: routes). */
export const ctaAnchor = 'cta';

export const ctaSchema = v.pipe(
  v.object({
    type: v.literal('cta'),
    ...sectionBase,
    background: v.pipe(
      v.optional(background),
      v.description(
        'The background; by default the primary colour, or the accent tint if it is the last section.',
      ),
    ),
    ...headingFields,
    title: text,
    ctaLabel: v.pipe(
      v.optional(text, 'Get Started'),
      v.title('Button'),
      v.description('The text on the button.'),
    ),
    ctaLink: v.pipe(
      v.optional(href, '/contact'),
      v.title('Button’s link'),
      v.description('Where the button leads.'),
    ),
    ctaNumbers: v.pipe(
      v.optional(
        v.array(
          v.object({
            id: entryId,
            title: v.pipe(
              text,
              v.title('Number'),
              v.description('The number itself, such as “40,000”.'),
            ),
            description: v.pipe(text, v.description('What the number counts.')),
          }),
        ),
        [],
      ),
      v.title('Numbers'),
      v.description('Figures that speak for the brand, each with a few words.'),
    ),
    media: v.pipe(
      v.optional(media),
      v.description('A picture, a clip or a film beside the words.'),
    ),
    mediaRedirectLink: v.pipe(
      v.optional(href),
      v.title('Picture’s link'),
      v.description('Where a click on the picture leads; a clip or a film gets a link under it.'),
    ),
  }),
  v.title('Call to action'),
  v.description(
    'A banner that asks for one step, with numbers or a picture if you like; best as the last section.',
  ),
);
export type Cta = v.InferOutput<typeof ctaSchema>;
