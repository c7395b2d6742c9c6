/** News: a carousel of recent items (spec: sections). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { day, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { carouselFields, headingFields, sectionBase } from '../fields.schema.ts';

export const newsSchema = v.pipe(
  v.object({
    type: v.literal('news'),
    ...sectionBase,
    ...headingFields,
    ...carouselFields,
    news: v.pipe(
      v.array(
        v.object({
          title: text,
          body: v.pipe(
            text,
            v.title('Text'),
            v.description('The news itself; the card shows the first 115 characters.'),
          ),
          thumbnail: v.pipe(
            v.optional(image),
            v.title('Picture'),
            v.description('The picture on the card.'),
          ),
          date: v.pipe(
            v.optional(day),
            v.description('The day of the news, for example 2026-11-01.'),
          ),
          linkUrl: v.pipe(
            v.optional(href),
            v.title('Link'),
            v.description('Where the card leads.'),
          ),
          linkLabel: v.pipe(
            v.optional(text, 'Read More'),
            v.title('Link text'),
            v.description('The text of the card’s link.'),
          ),
        }),
      ),
      v.minLength(1, 'News needs at least one item'),
      v.description('One card each, in this order.'),
    ),
  }),
  v.title('News'),
  v.description('Recent news as cards that move past.'),
);
export type News = v.InferOutput<typeof newsSchema>;
