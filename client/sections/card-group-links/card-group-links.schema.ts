/** Card-group links: titles in a sidebar, each with its cards (spec: sections). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { cards, headingFields, sectionBase } from '../fields.schema.ts';

export const cardGroupLinksSchema = v.object({
  type: v.literal('card-group-links'),
  ...sectionBase,
  ...headingFields,
  groups: v.pipe(
    v.array(v.object({ id: optionalText, title: text, cards })),
    v.minLength(1, 'Card-group links need at least one group'),
  ),
});
export type CardGroupLinks = v.InferOutput<typeof cardGroupLinksSchema>;
