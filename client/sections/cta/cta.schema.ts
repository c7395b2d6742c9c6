/** Call to action: a banner with one link, and numbers or a picture if there are any (spec: sections). */
import * as v from 'valibot';
import { media } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { background, headingFields, sectionBase } from '../fields.schema.ts';

export const ctaSchema = v.object({
  type: v.literal('cta'),
  ...sectionBase,
  /** Without a choice: accent tint when it is the last section, else the primary colour (spec: sections). */
  background: v.optional(background),
  ...headingFields,
  title: text,
  ctaLabel: v.optional(text, 'Get Started'),
  ctaLink: v.optional(href, '/contact'),
  ctaNumbers: v.optional(
    v.array(v.object({ id: optionalText, title: text, description: text })),
    [],
  ),
  media: v.optional(media),
  mediaRedirectLink: v.optional(href),
});
export type Cta = v.InferOutput<typeof ctaSchema>;
