/** Card: one item of a card group (spec: entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';

export const card = v.object({
  id: optionalText,
  thumbnail: v.optional(image),
  /** Above the title: a subject, an office, a year. */
  subHead: optionalText,
  title: text,
  /** How long it takes to read: `4 min` is shown as "4 min read". */
  supportingText: optionalText,
  description: optionalText,
  linkUrl: v.optional(href),
  /** The default words when the editor gives none (spec: hero). */
  linkLabel: v.optional(text, 'Read More'),
});
export type Card = v.InferOutput<typeof card>;

export const cards = v.pipe(v.array(card), v.minLength(1, 'A group needs at least one card'));
