/** News: a carousel of recent items (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { carouselFields, headingFields, sectionBase } from '../fields.schema.ts';

export const newsSchema = v.object({
  type: v.literal('news'),
  ...sectionBase,
  ...headingFields,
  ...carouselFields,
  news: v.pipe(
    v.array(
      v.object({
        title: text,
        /** Cut at 115 characters where it is shown (spec: constants). */
        body: text,
        thumbnail: v.optional(image),
        /** ISO date. */
        date: v.optional(v.pipe(v.string(), v.isoDate())),
        linkUrl: v.optional(href),
        linkLabel: v.optional(text, 'Read More'),
      }),
    ),
    v.minLength(1, 'News need at least one item'),
  ),
});
export type News = v.InferOutput<typeof newsSchema>;
